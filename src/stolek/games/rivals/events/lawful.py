"""Events of one kind that several rules make."""

from stolek.kernel.values import Event


class LawfulEvent(Event, frozen=True, gc=False):
    """Has a field `law`: the rule that made it."""

    def cited(self) -> str:
        law: str = getattr(self, "law", self.rule)
        return law

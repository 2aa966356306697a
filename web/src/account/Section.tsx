/** A part of the account page: a heading, a sentence, and what can be done; what goes wrong is told there. */
import type { ComponentChildren } from "preact";
import { Trouble } from "@/ui/Trouble";
import type { Task } from "@/ui/useTask";
import "@/account/Section.css";

interface SectionProps {
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly task: Task;
  readonly children: ComponentChildren;
}

export function Section({ name, title, help, task, children }: SectionProps) {
  return (
    <section class="account-section stack" data-section={name}>
      <h2>{title}</h2>
      {help ? <p class="help">{help}</p> : null}
      {children}
      <Trouble words={task.problem} />
    </section>
  );
}

interface ThingProps {
  readonly name: string;
  readonly about: string;
  readonly here?: string;
  readonly children?: ComponentChildren;
}

/** One line of a list: what it is, a few words about it, and its button. */
export function Thing({ name, about, here, children }: ThingProps) {
  return (
    <li class="account-thing">
      <span class="account-words">
        <b>{name}</b> {here ? <span class="account-here">{here}</span> : null}
        <span class="soft account-about">{about}</span>
      </span>
      {children}
    </li>
  );
}

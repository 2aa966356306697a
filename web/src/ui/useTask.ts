/** Something that takes a moment: it runs once at a time, and what goes wrong is told in words. */
import { useState } from "preact/hooks";
import { wordsOf } from "@/ui/problem";

export interface Task {
  readonly running: boolean;
  readonly problem: string | null;
  run(work: () => Promise<unknown>): void;
}

export function useTask(): Task {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    running,
    problem,
    run(work) {
      if (running) return;
      setRunning(true);
      setProblem(null);
      work()
        .catch((failure: unknown) => setProblem(wordsOf(failure)))
        .finally(() => setRunning(false));
    },
  };
}

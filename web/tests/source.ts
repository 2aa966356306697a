/** The files of the client, for tests that read them. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export const SOURCE = join(import.meta.dirname, "..", "src");

export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}

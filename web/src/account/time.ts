/** Days as people write them. */
import { language } from "@/text/fluent";

/** The day and the hour of a time of the server, in seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

import { stripVTControlCharacters } from "node:util"

/** The first line of a message that says something, without its colours; of no message, that there is none. */
export const firstLine = (message = ""): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .find(Boolean) ?? "no message"

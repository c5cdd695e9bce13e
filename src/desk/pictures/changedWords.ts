import { type ChangedLines, changedLines } from "../../domain/changedLines"

/** Words that a picture has lost and won, line by line. */
export const changedWords = (before: HTMLElement, after: HTMLElement): ChangedLines =>
  changedLines(linesOf(before), linesOf(after))

const linesOf = ({ innerText }: HTMLElement): readonly string[] =>
  innerText
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

import { readSource } from "../../../renderer/editing"

/** A part of a document as text, without the white space that its surroundings give each line. */
export interface PartSource {
  readonly text: string
  /** Line of the document that the first one is. */
  readonly line: number
  /** The text of the document again, for what was typed. */
  readonly written: (text: string) => string
}

export function partSource(document: string, pointer: string): PartSource | undefined {
  const read = readSource(document, pointer)
  if (!read) return undefined
  const { source, line, indent } = read
  const lineEnd = document.includes("\r\n") ? "\r\n" : "\n"
  const [first = "", ...others] = source.split(/\r?\n/)
  // A line that is less deep than its surroundings keeps what it has: nothing of it may be lost.
  const isDeep = others.every((other) => other.startsWith(indent))
  const depth = isDeep ? indent : ""
  return {
    text: [first, ...others.map((other) => other.slice(depth.length))].join("\n"),
    line,
    written: (text) =>
      text
        .split(/\r?\n/)
        .map((other, index) => (index === 0 ? other : depth + other))
        .join(lineEnd),
  }
}

/** Why a text is no JSON, and on which of its lines; undefined for one that is. */
export function wrongLine(text: string): number | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const [, position] = /position (\d+)/.exec(error instanceof Error ? error.message : "") ?? []
    return position === undefined ? text.split("\n").length : text.slice(0, Number(position)).split("\n").length
  }
}

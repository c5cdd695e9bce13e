import { foreignLetterAt } from "../../model/foreignLetters"

/** Why a text is no document at all. */
export interface UnreadableText {
  readonly rule: "file-empty" | "file-encoding"
  readonly offset: number
  /** What can be read all the same: names of properties and ids are the same in most encodings. */
  readonly rest: string
}

/** A letter of another encoding, with the backslash that is the second byte of some in Shift_JIS. */
const foreign = /\uFFFD+\\?|\0/g

export function unreadableText(text: string): UnreadableText | undefined {
  if (text.trim() === "") return { rule: "file-empty", offset: 0, rest: "" }
  const offset = foreignLetterAt(text)
  return offset === undefined ? undefined : { rule: "file-encoding", offset, rest: text.replace(foreign, "") }
}

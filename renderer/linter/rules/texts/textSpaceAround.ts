import { lastSegment, warning, withoutInvisible } from "../../kit"
import { customerTexts } from "./customerTexts"

/** Texts that stand by themselves: what others say may stand right before or behind something, one space apart. */
const alone: ReadonlySet<string> = new Set(["title", "label", "text", "placeholder"])

const isMeant = (pointer: string, spaces: string): boolean =>
  spaces === "" || (spaces === " " && !alone.has(lastSegment(pointer)))

export const textSpaceAround = warning(
  "text-space-around",
  "Texts begin and end with what they say, not with spaces or line breaks.",
  function* (context) {
    for (const { document, pointer, text } of customerTexts(context)) {
      // What nobody sees is told as such.
      const seen = withoutInvisible(text)
      const wanted = seen.trim()
      if (wanted === "") continue
      const start = seen.slice(0, seen.length - seen.trimStart().length)
      const end = seen.slice(seen.trimEnd().length)
      if (isMeant(pointer, start) && isMeant(pointer, end)) continue
      yield { document, pointer, values: { start: start !== "", end: end !== "" } }
    }
  },
)

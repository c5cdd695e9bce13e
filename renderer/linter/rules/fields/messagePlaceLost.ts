import { allFields, type Context, parseText, type Violation, warning, within } from "../../kit"
import { limitMessages } from "../tables/builtInMessages"

const hasPlace = (text: string, name: string): boolean =>
  parseText(text, { rich: false, tokens: {} }).parts.some(
    (part) => typeof part !== "string" && "get" in part && part.get[0] === name,
  )

/** Whoever wrote the number out said it as well. */
const hasNumber = (text: string): boolean => /\d/.test(text.normalize("NFKC"))

function* ofSharedTexts({ set, vocabulary }: Context): Iterable<Violation> {
  for (const document of set.all("messages")) {
    const { messages, interface: texts = {} } = document.document
    for (const name of limitMessages) {
      const text = messages[name]
      if (text !== undefined && !hasPlace(text, "n") && !hasNumber(text))
        yield { document, pointer: within("/messages", name), values: { name, place: "n" } }
    }
    for (const [name, text] of Object.entries(texts))
      for (const place of vocabulary.find("interface", name)?.fills ?? [])
        if (!hasPlace(text, place)) yield { document, pointer: within("/interface", name), values: { name, place } }
  }
}

/** Checks that hand a number to a text which does not say it. */
function* ofRules(context: Context): Iterable<Violation> {
  const shared = context.set.find("messages", "messages")?.document.messages ?? {}
  for (const { document, pointer, field } of allFields(context))
    for (const [index, { message, n }] of (field.rules ?? []).entries()) {
      const text = field.messages?.[message] ?? shared[message] ?? message
      if (n !== undefined && !hasPlace(text, "n"))
        yield {
          document,
          pointer: within(pointer, "rules", index, "n"),
          values: { name: text, place: "n", isOwn: true },
        }
    }
}

export const messagePlaceLost = warning(
  "message-place-lost",
  "A message says the number that it is given.",
  function* (context) {
    yield* ofSharedTexts(context)
    yield* ofRules(context)
  },
)

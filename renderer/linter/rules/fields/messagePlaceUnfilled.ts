import {
  allFields,
  type Context,
  type DocumentOf,
  error,
  type FormField,
  isList,
  isText,
  type Json,
  parseText,
  excerptOf,
  readExcerpt,
  type Violation,
  within,
} from "../../kit"
import { builtInMessages, limitMessages } from "../tables/builtInMessages"

type RuleSource = NonNullable<FormField["field"]["rules"]>[number]

const hasPlace = (text: string): boolean =>
  parseText(text, { rich: false, tokens: {} }).parts.some(
    (part) => typeof part !== "string" && "get" in part && part.get[0] === "n",
  )

const withPlace = ({ messages }: DocumentOf<"messages">): readonly string[] =>
  Object.keys(messages).filter((name) => hasPlace(messages[name] ?? ""))

const messagesWithPlace = excerptOf("messages", "messagesWithPlace", withPlace)

/** What an answer is compared with: most often the limit that the message is about. */
function limitOf({ must }: RuleSource): Json | undefined {
  const [operands] = Object.values(must)
  const limit = isList(operands) && operands.length === 2 ? operands[1] : undefined
  return isText(limit) || typeof limit === "number" ? limit : undefined
}

function* ofRules({ document, field, pointer }: FormField, shared: ReadonlySet<string>): Iterable<Violation> {
  for (const [index, rule] of (field.rules ?? []).entries()) {
    const { message, n } = rule
    const own = field.messages?.[message]
    const isOpen = own === undefined ? shared.has(message) || hasPlace(message) : hasPlace(own)
    if (!isOpen || n !== undefined) continue
    const limit = limitOf(rule)
    const example = limit === undefined ? {} : { example: JSON.stringify(limit) }
    yield { document, pointer: within(pointer, "rules", index, "message"), values: { name: message, ...example } }
  }
}

/** Only limits of a schema give the number that they ask for. */
const isGiven = (name: string): boolean => limitMessages.includes(name)

function* ofOwnTexts({ document, field, pointer }: FormField): Iterable<Violation> {
  const ofRule = new Set(field.rules?.map(({ message }) => message))
  for (const [name, text] of Object.entries(field.messages ?? {}))
    if (!isGiven(name) && !ofRule.has(name) && hasPlace(text))
      yield { document, pointer: within(pointer, "messages", name), values: { name, given: false } }
}

/** Texts of checks and of missing answers, which nobody gives a number. */
function* ofSharedTexts(context: Context): Iterable<Violation> {
  for (const document of context.set.all("messages"))
    for (const name of withPlace(document.document)) {
      const isCheck = builtInMessages.includes(name) || context.vocabulary.find("check", name) !== undefined
      if (isCheck && !isGiven(name))
        yield { document, pointer: within("/messages", name), values: { name, given: false } }
    }
}

export const messagePlaceUnfilled = error(
  "message-place-unfilled",
  "The place {n} of a message is filled by what shows the message.",
  function* (context) {
    const shared = new Set(readExcerpt(context, messagesWithPlace))
    yield* ofSharedTexts(context)
    for (const field of allFields(context)) {
      yield* ofRules(field, shared)
      yield* ofOwnTexts(field)
    }
  },
)

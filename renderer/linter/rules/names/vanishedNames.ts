import { type Context, namesUsedIn, topicOf } from "../../kit"

/** What documents give a name; what code gives is there for as long as the code is. */
const given: ReadonlySet<string> = new Set(
  "codes call form screen sheet flow condition message client token area link".split(" "),
)

const keyOf = (kind: string, name: string): string => `${kind} ${name}`

/** Names that documents use, and ids that they state though their file has another one. */
const uses = topicOf<true>("namesUsed", (context, document) => [
  ...namesUsedIn(context, document).flatMap(({ of, name }) =>
    given.has(of) ? [[keyOf(of, name), true] as const] : [],
  ),
  ...(document.document.id === document.id ? [] : [[keyOf(document.kind, document.document.id), true] as const]),
])

/**
 * Whether a name that nothing has is most likely right: nobody makes the same slip twice. What it names was deleted or got another name,
 * and what has a similar one is something else.
 */
export const isVanished = (context: Context, kind: string, name: string): boolean =>
  given.has(kind) && context.facts.get(context, uses, keyOf(kind, name)).length > 1

import { asJson, isObject, namesOf, namesUsedIn, suggestion, type Topic, valueAt, warning, within } from "../../kit"

/** Where names stand that one document gives to all others. */
const places = {
  client: { kind: "errors", part: "/clients" },
  token: { kind: "app", part: "/tokens" },
  link: { kind: "app", part: "/links" },
} as const

type Given = keyof typeof places

const isGiven = (of: string): of is Given => Object.hasOwn(places, of)

/** Names that documents use, by what they name; tokens are gone from texts that have been read. */
const used: Topic<string> = (context, document) => [
  ...namesUsedIn(context, document).flatMap(({ of, name }) => (isGiven(of) ? [[of, name] as const] : [])),
  ...Array.from(
    JSON.stringify(document.document).matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g),
    ([, name = ""]) => ["token", name] as const,
  ),
]

/** What nothing uses is most often misspelt here: the name that is used and given nowhere is meant. */
const unused = <const Name extends Given>(of: Name, about: string) =>
  warning(`${of}-unused`, about, function* (context) {
    const { kind, part } = places[of]
    for (const document of context.set.all(kind)) {
      const names = new Set(context.facts.get(context, used, of))
      const given = valueAt(asJson(document.document), part)
      const missing = [...names].filter((name) => !namesOf(context, of).has(name))
      for (const name of isObject(given) ? Object.keys(given) : [])
        if (!names.has(name))
          yield { document, pointer: within(part, name), values: { name, ...suggestion(name, missing) } }
    }
  })

export const unusedNames = [
  unused("client", "Every client of errors.json is one that a call goes to."),
  unused("token", "Every shared word stands in some text."),
  unused("link", "Every link leads somewhere from some screen."),
] as const

import { error, isObject, suggestion, valueAt, asJson, type Vocabulary, warning } from "../../kit"

/** Where the app itself looks for what it declares. */
const places = {
  interface: { kind: "messages", part: "/interface" },
  scheme: { kind: "app", part: "/schemes" },
} as const

/** What is there by a name that nobody knows is meant by the nearest one, which is told there. */
function missingFrom(given: readonly string[], of: keyof typeof places, vocabulary: Vocabulary): readonly string[] {
  const declared = vocabulary.names(of)
  const missing = declared.filter((name) => !given.includes(name))
  const meant = given.filter((name) => !declared.includes(name)).map((name) => suggestion(name, missing).nearest)
  return missing.filter((name) => !meant.includes(name))
}

/** A page without one of its texts still works; the app does not start without its links to the host. */
const declare = { interface: warning, scheme: error }

const missing = <const Name extends keyof typeof places>(of: Name, about: string) =>
  declare[of](`${of}-missing`, about, function* ({ set, vocabulary }) {
    const { kind, part } = places[of]
    for (const document of set.all(kind)) {
      const given = valueAt(asJson(document.document), part)
      const names = missingFrom(isObject(given) ? Object.keys(given) : [], of, vocabulary)
      if (names.length > 0) yield { document, pointer: part, values: { missing: names } }
    }
  })

export const missingNames = [
  missing("interface", "Every text that the frame shows is there."),
  missing("scheme", "Every link by which the app speaks to its host is there."),
] as const

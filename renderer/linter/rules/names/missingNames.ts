import { asJson, error, isObject, suggestion, valueAt, type Vocabulary, warning } from "../../kit"

/** Where the app itself looks for what it declares. */
const places = {
  interface: { kind: "messages", parts: ["/interface"] },
  scheme: { kind: "app", parts: ["/schemes"] },
  colour: { kind: "theme", parts: ["/light", "/dark"] },
  designToken: { kind: "theme", parts: ["/tokens"] },
} as const

/** What is there by a name that nobody knows is meant by the nearest one, which is told there. */
function missingFrom(given: readonly string[], of: keyof typeof places, vocabulary: Vocabulary): readonly string[] {
  const declared = vocabulary.names(of)
  const missing = declared.filter((name) => !given.includes(name))
  const meant = given.filter((name) => !declared.includes(name)).map((name) => suggestion(name, missing).nearest)
  return missing.filter((name) => !meant.includes(name))
}

/** A page without one of its texts still works; without its links to the host the app does not start, without its colours nobody can read. */
const declare = { interface: warning, scheme: error, colour: error, designToken: error }

const missing = <const Name extends string>(name: Name, of: keyof typeof places, about: string) =>
  declare[of](`${name}-missing`, about, function* ({ set, vocabulary }) {
    const { kind, parts } = places[of]
    for (const document of set.all(kind)) {
      for (const part of parts) {
        const given = valueAt(asJson(document.document), part)
        const names = missingFrom(isObject(given) ? Object.keys(given) : [], of, vocabulary)
        if (names.length > 0) yield { document, pointer: part, values: { missing: names, part: part.slice(1) } }
      }
    }
  })

export const missingNames = [
  missing("interface", "interface", "Every text that the frame shows is there."),
  missing("scheme", "scheme", "Every link by which the app speaks to its host is there."),
  missing("colour", "colour", "Both themes have every colour that style sheets use."),
  missing("design-token", "designToken", "Every measure that style sheets use is there."),
] as const

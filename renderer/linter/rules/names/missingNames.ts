import { asJson, error, type LoadedDocument, propertiesIn, suggestion, valueAt, warning } from "../../kit"

/** Where the app itself looks for what it declares. */
const places = {
  interface: { kind: "messages", parts: ["/interface"] },
  scheme: { kind: "app", parts: ["/schemes"] },
  colour: { kind: "theme", parts: ["/light", "/dark"] },
  designToken: { kind: "theme", parts: ["/tokens"] },
} as const

/** What is there by a name that nobody knows is meant by the nearest one, which is told there. */
function missingFrom(given: readonly string[], wanted: readonly string[]): readonly string[] {
  const missing = wanted.filter((name) => !given.includes(name))
  const meant = given.filter((name) => !wanted.includes(name)).map((name) => suggestion(name, missing).nearest)
  return missing.filter((name) => !meant.includes(name))
}

function namesIn(document: LoadedDocument, part: string): readonly string[] {
  const given = valueAt(asJson(document.document), part)
  return Object.keys(propertiesIn(given))
}

/** A page without one of its texts still works; without its links to the host the app does not start, without its colours nobody can read. */
const declare = { interface: warning, scheme: error, colour: error, designToken: error }

const missing = <const Name extends string>(name: Name, of: keyof typeof places, about: string) =>
  declare[of](`${name}-missing`, about, function* ({ set, vocabulary }) {
    const { kind, parts } = places[of]
    const declared = vocabulary.names(of)
    for (const document of set.all(kind)) {
      // Where nothing is declared, what one part has is missing in the other.
      const wanted = declared.length > 0 ? declared : [...new Set(parts.flatMap((part) => namesIn(document, part)))]
      for (const part of parts) {
        const names = missingFrom(namesIn(document, part), wanted)
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

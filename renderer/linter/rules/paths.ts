import { suggestion } from "../nearest"
import { error, remember, type Breach, type Rule } from "../rule"
import type { Reading } from "../scope"
import { borrowedPaths, parsedTexts, pathUses, type PathUse } from "../uses"
import { ownRootsOf } from "../views"

/** Where the reader of a path is not known yet: named conditions, and texts that the renderer fills itself. */
const isOpenPlace = ({ document, pointer }: PathUse): boolean =>
  document.kind === "conditions" || (document.kind === "messages" && pointer.startsWith("/interface"))

const checkedUses = remember((context) =>
  pathUses(context).filter(
    (use) => !isOpenPlace(use) || use.reading.kind === "forbidden" || use.reading.kind === "malformed",
  ),
)

type Wrong = Exclude<Reading, { kind: "known" }>

function valuesFor(path: string, reading: Wrong): Breach["values"] & object {
  if (reading.kind === "malformed") return { path }
  if (reading.kind === "forbidden") return { path, name: reading.name }
  const before = reading.kind === "missing" ? { before: reading.before } : {}
  return {
    path,
    name: reading.name,
    known: reading.known.slice(0, 200),
    ...before,
    ...suggestion(reading.name, reading.known),
  }
}

const pathRule = (id: string, about: string, isMeant: (use: PathUse, isOwnField: boolean) => boolean): Rule =>
  error(id, about, function* (context) {
    for (const use of checkedUses(context)) {
      const { document, pointer, path, reading } = use
      if (reading.kind === "known") continue
      const isOwnField =
        reading.kind === "missing" && document.kind === "form" && ownRootsOf(context, document).includes(reading.before)
      if (isMeant(use, isOwnField)) yield { document, pointer, values: valuesFor(path, reading) }
    }
  })

const isMessage = ({ document }: PathUse): boolean => document.kind === "messages"

export const pathRules: readonly Rule[] = [
  pathRule(
    "unknown-root",
    "Every path starts with something that its place can see.",
    (use) => use.reading.kind === "root-missing" && !isMessage(use),
  ),
  pathRule(
    "unknown-placeholder",
    "Messages fill in only what messages are given.",
    (use) => use.reading.kind === "root-missing" && isMessage(use),
  ),
  pathRule(
    "unknown-path",
    "Every path leads to a property that the schema of the data has.",
    ({ reading }, isOwnField) => reading.kind === "missing" && !isOwnField,
  ),
  pathRule(
    "unknown-field",
    "Conditions, rules and texts of a form speak only of its fields.",
    (_use, isOwnField) => isOwnField,
  ),
  pathRule(
    "forbidden-path",
    "No path reaches into the machine (`__proto__`, `constructor`, `prototype`).",
    ({ reading }) => reading.kind === "forbidden",
  ),
  pathRule("malformed-path", "Paths are names joined by dots.", ({ reading }) => reading.kind === "malformed"),
  error(
    "condition-out-of-reach",
    "A named condition is used only where everything that it reads can be seen.",
    function* (context) {
      for (const { site, part, path, reading } of borrowedPaths(context)) {
        if (reading.kind === "root-missing" || reading.kind === "missing")
          yield { document: site.document, pointer: part.pointer, values: { condition: part.name, path } }
      }
    },
  ),
  ...(["text-unclosed", "text-empty-place", "text-dollar", "text-path", "text-strong", "text-link"] as const).map(
    (code) =>
      error(
        code,
        "Texts are well formed: every place, emphasis and link is closed and names something.",
        function* (context) {
          for (const { site, parsed } of parsedTexts(context)) {
            for (const { part } of parsed.errors.filter((found) => found.code === code))
              yield { document: site.document, pointer: site.pointer, values: { part } }
          }
        },
      ),
  ),
]

/** What values of calls say of a person (`personal`), and where nothing is said of it. */
import type { Json } from "../../model/documents"
import { type Fields, isObject, propertiesIn } from "../../model/json"
import { within } from "../../model/pointer"
import { personalClasses } from "../../model/schemaAnnotations"
import { isText } from "../json"
import { keepFor } from "../memo"
import { type Context, topicOf } from "../rule"
import { sharedFiles, whereUsed, type SchemaWord, type SchemaWordUse } from "./keywords"
import { schemaDocuments, schemasOf } from "./formFields"

const free = new Set<Json | undefined>(["string", "number", "integer"])
const listed = ["enum", "const", "codes", "$ref"]
const classes: ReadonlySet<Json | undefined> = new Set(personalClasses)

interface Place {
  readonly name: string
  readonly pointer: string
}

interface Said {
  /** What is written as its class. */
  readonly said: Json | undefined
}

/** Values that may be anything of their type, in whatever holds them; what a list holds may say it for each of its items. */
function* freeValues(schema: Json | undefined, place: Place): Generator<Place & Said> {
  if (!isObject(schema)) return
  if ("personal" in schema) return yield { ...place, said: schema["personal"] }
  const inner = (...path: readonly (string | number)[]): Place => ({
    ...place,
    pointer: within(place.pointer, ...path),
  })
  for (const map of ["properties", "definitions"]) {
    for (const [name, one] of Object.entries(propertiesIn(schema[map])))
      yield* freeValues(one, { ...inner(map, name), name })
  }
  for (const key of ["items", "additionalProperties", "then", "else"]) yield* freeValues(schema[key], inner(key))
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const branches = schema[key]
    if (Array.isArray(branches))
      for (const [index, one] of branches.entries()) yield* freeValues(one, inner(key, index))
  }
  const isFree = [schema["type"]].flat().some((type) => free.has(type)) && listed.every((key) => !(key in schema))
  if (isFree) yield { ...place, said: undefined }
}

const valuesIn = keepFor((root: Fields) => [...freeValues(root, { name: "", pointer: "" })])

/** Calls that class a value of theirs: whoever begins with one does it for every one. */
const classing = topicOf<true>("classing", (_context, written) =>
  written.kind === "call" && schemasOf(written).some(({ schema }) => valuesIn(schema).some(({ said }) => isText(said)))
    ? [["", true]]
    : [],
)

const unsaidIn = (root: Json | undefined): readonly (SchemaWord & Said)[] =>
  isObject(root) ? valuesIn(root).filter(({ said }) => !classes.has(said)) : []

/** Values of calls, and of shared schemas that they refer to, of which nothing is said that one of the classes is. */
export function* unsaidValues(context: Context): Generator<SchemaWordUse & Said> {
  if (context.facts.get(context, classing, "").length === 0) return
  for (const { document, name: part, schema } of schemaDocuments(context))
    if (document.kind === "call")
      for (const { name, pointer, said } of unsaidIn(schema))
        yield { document, name, pointer: `/${part}${pointer}`, said }
  for (const { file, root } of sharedFiles(context))
    for (const word of unsaidIn(root))
      for (const use of whereUsed(context, file, word)) yield { ...use, said: word.said }
}

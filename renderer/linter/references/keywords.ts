/** Keywords and formats of JSON Schemas, where forms and calls write them and in the shared files that they refer to. */
import { posix } from "node:path"
import type { LoadedDocument } from "../../compiler"
import { isObject, objectsIn, type Fields } from "../../model/json"
import { ownAnnotations } from "../../model/schemaAnnotations"
import { isText } from "../json"
import { parentOf, within } from "../../model/pointer"
import { keepFor, remember } from "../memo"
import { type Context, topicOf } from "../rule"
import { patternsOf } from "./patternsOf"
import { isSchemaAt, schemaDocuments, schemaObjectsIn } from "./formFields"

/** Keywords of draft-07 that validators and readers of schemas know; notes for people among them. */
export const schemaKeywords: readonly string[] = [
  "$ref $id $schema $comment definitions title description default examples readOnly writeOnly",
  "type enum const format not allOf anyOf oneOf if then else",
  "properties required additionalProperties patternProperties propertyNames minProperties maxProperties",
  "dependencies dependentSchemas dependentRequired",
  "items additionalItems contains minItems maxItems uniqueItems",
  "minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf",
  ...ownAnnotations,
].flatMap((line) => line.split(" "))

const keywords = new Set(schemaKeywords)

export interface SchemaWord {
  readonly name: string
  /** Of the schema that holds the keyword or format. */
  readonly pointer: string
}

export interface SchemaWordUse extends SchemaWord {
  readonly document: LoadedDocument
  /** Place in a shared file; the document then is the first that refers to it. */
  readonly shared?: string
}

/** Read once as long as the file or document is the same, as is all that is found in it below. */
export const schemasBelow = keepFor((root: Fields): readonly (readonly [schema: Fields, pointer: string])[] =>
  objectsIn(root).filter(([, pointer]) => isSchemaAt(pointer)),
)

/** Nothing is told of what stands in them: what is `properties` misspelt holds names and no keywords. */
const unknownIn = keepFor((root: Fields): readonly SchemaWord[] => {
  const found = schemasBelow(root).flatMap(([schema, pointer]) =>
    Object.keys(schema).flatMap((name) => (keywords.has(name) ? [] : [{ name, pointer }])),
  )
  const places = found.map(({ name, pointer }) => within(pointer, name))
  return found.filter(({ pointer }) => !places.some((place) => `${pointer}/`.startsWith(`${place}/`)))
})

const formatsIn = keepFor((root: Fields): readonly SchemaWord[] =>
  schemasBelow(root).flatMap(([{ format: name }, pointer]) => (isText(name) ? [{ name, pointer }] : [])),
)

const tablesIn = keepFor((root: Fields): readonly SchemaWord[] =>
  schemasBelow(root).flatMap(([{ codes: name }, pointer]) => (isText(name) ? [{ name, pointer }] : [])),
)

const foundPatterns = keepFor((root: Fields): readonly SchemaWord[] =>
  schemasBelow(root).flatMap(([schema, at]) =>
    patternsOf(schema).map(({ pattern, pointer }) => ({ name: pattern, pointer: at + pointer })),
  ),
)

export const sharedFiles = ({ set: { shared } }: { readonly set: Pick<Context["set"], "shared"> }) =>
  [...shared].flatMap(([file, root]) => (isObject(root) ? [{ file, root }] : []))

export function* unknownKeywords(context: Context): Generator<SchemaWordUse> {
  for (const { document, name: part, schema } of schemaDocuments(context))
    for (const { name, pointer } of unknownIn(schema))
      yield { document, name, pointer: within(`/${part}${pointer}`, name) }
  for (const { file, root } of sharedFiles(context))
    for (const { name, pointer } of unknownIn(root))
      yield* whereUsed(context, file, { name, pointer: within(pointer, name) })
}

/** Formats of shared schemas; those of forms are names like any other. */
export function* sharedFormats(context: Context, isWrong: (name: string) => boolean): Generator<SchemaWordUse> {
  for (const { file, root } of sharedFiles(context))
    for (const word of formatsIn(root))
      if (isWrong(word.name)) yield* whereUsed(context, file, { ...word, pointer: within(word.pointer, "format") })
}

/** Code tables that schemas name, those of shared files where they are used. */
export function* schemaTables(context: Context, isWrong: (name: string) => boolean): Generator<SchemaWordUse> {
  for (const { document, name: part, schema } of schemaDocuments(context))
    for (const { name, pointer } of tablesIn(schema))
      if (isWrong(name)) yield { document, name, pointer: within(`/${part}${pointer}`, "codes") }
  for (const { file, root } of sharedFiles(context))
    for (const { name, pointer } of tablesIn(root))
      if (isWrong(name)) yield* whereUsed(context, file, { name, pointer: within(pointer, "codes") })
}

/** Code tables that schemas name, by the property whose values they are. */
export const tablesOfProperties = remember((context): ReadonlyMap<string, ReadonlySet<string>> => {
  const tables = new Map<string, Set<string>>()
  const schemas = [...schemaDocuments(context)].map(({ schema }) => schema)
  for (const schema of [...schemas, ...sharedFiles(context).map(({ root }) => root)])
    for (const { name, pointer } of tablesIn(schema)) {
      const property = /([^/]+)(?:\/items)?$/.exec(pointer)?.[1] ?? ""
      tables.set(property, (tables.get(property) ?? new Set()).add(name))
    }
  return tables
})

/** Patterns of shared schemas, each as `name`. */
export function* sharedPatterns(context: Context): Generator<SchemaWordUse> {
  for (const { file, root } of sharedFiles(context))
    for (const word of foundPatterns(root)) yield* whereUsed(context, file, word)
}

/** A keyword of a shared schema, with what a sentence about it needs. */
interface SharedWord<Values> extends SchemaWord {
  readonly values: Values
}

/** Looks at each schema of a shared file, once as long as the file is the same. */
export const inEachSchema = <Values>(
  find: (schema: Fields) => readonly (readonly [keyword: string, values: Values])[],
) =>
  keepFor((root: Fields): readonly SharedWord<Values>[] =>
    schemasBelow(root).flatMap(([schema, pointer]) =>
      find(schema).map(([name, values]) => ({ name, pointer: within(pointer, name), values })),
    ),
  )

/** What is wrong with schemas of shared files, where they are used. */
export function* sharedSchemas<Values>(
  context: Context,
  wrongIn: (root: Fields, home: SharedHome) => readonly SharedWord<Values>[],
): Generator<SchemaWordUse & { readonly values: Values }> {
  for (const { file, root } of sharedFiles(context))
    for (const { values, ...word } of wrongIn(root, { file, root, shared: context.set.shared }))
      for (const use of whereUsed(context, file, word)) yield { ...use, values }
}

export interface SharedHome {
  readonly file: string
  readonly root: Fields
  readonly shared: Context["set"]["shared"]
}

interface SharedUse extends Pick<LoadedDocument<"form" | "call">, "kind" | "id"> {
  readonly pointer: string
  readonly target: string
}

/** References to shared files, by file. */
const sharedUses = topicOf<SharedUse>("sharedUses", (_context, written) =>
  schemaObjectsIn(written).flatMap(({ document: { kind, id, file }, schema, pointer }) => {
    const [path = "", target = ""] = (isText(schema["$ref"]) ? schema["$ref"] : "").split("#")
    const shared = posix.normalize(posix.join(posix.dirname(file), path))
    return path === "" ? [] : [[shared, { kind, id, pointer, target }] as const]
  }),
)

interface IndexedUses {
  /** Forms first. */
  readonly inOrder: readonly SharedUse[]
  /** Where the first of each target stands among them. */
  readonly firstOf: ReadonlyMap<string, number>
}

/** Thousands may refer to a file that is asked about for each of its words. */
const indexUses = keepFor((uses: readonly SharedUse[]): IndexedUses => {
  const inOrder = [...uses.filter(({ kind }) => kind === "form"), ...uses.filter(({ kind }) => kind === "call")]
  return { inOrder, firstOf: new Map(inOrder.map(({ target }, index) => [target, index] as const).toReversed()) }
})

/** The first reference whose target is the place or holds it; where none does, the first of all. */
function firstUseOf({ inOrder, firstOf }: IndexedUses, pointer: string): SharedUse | undefined {
  if (inOrder.length === 0) return undefined
  let first = firstOf.get("") ?? inOrder.length
  for (let place = pointer; place !== ""; place = parentOf(place)) first = Math.min(first, firstOf.get(place) ?? first)
  return inOrder[first] ?? inOrder[0]
}

export function* whereUsed(context: Context, file: string, { name, pointer }: SchemaWord): Generator<SchemaWordUse> {
  const use = firstUseOf(indexUses(context.facts.get(context, sharedUses, file)), pointer)
  const document = use && context.set.find(use.kind, use.id)
  if (use && document) yield { document, pointer: within(use.pointer, "$ref"), name, shared: `${file}#${pointer}` }
}

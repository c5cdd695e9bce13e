/** The words of JSON Schemas, where forms and calls write them and in the shared files that they refer to. */
import { posix } from "node:path"
import type { Json } from "../model/documents"
import { schemaObjects, standardFormats } from "./formSchema"
import { fieldsOf, isFields, objectsIn, textOf, within, type Fields } from "./json"
import { keepEach, type Context, type LoadedDocument } from "./rule"

/** Keywords of draft-07 that validators and readers of schemas know; notes for people among them. */
export const schemaKeywords: readonly string[] = [
  "$ref $id $schema $comment definitions title description default examples readOnly writeOnly",
  "type enum const format not allOf anyOf oneOf if then else",
  "properties required additionalProperties patternProperties propertyNames minProperties maxProperties",
  "dependencies dependentSchemas dependentRequired",
  "items additionalItems contains minItems maxItems uniqueItems",
  "minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf",
].flatMap((words) => words.split(" "))

const keywords = new Set(schemaKeywords)

export const schemaFormats = (context: Context): readonly string[] => [
  ...standardFormats,
  ...context.vocabulary.names("check"),
]

interface SchemaWord {
  readonly name: string
  /** Of the schema that holds the word. */
  readonly pointer: string
}

export interface ToldWord extends SchemaWord {
  readonly document: LoadedDocument
  /** Place in a shared file; the document then is the first that refers to it. */
  readonly shared?: string
}

/** What stands below these is no schema. */
const isNoSchema = (pointer: string): boolean =>
  /\/(?:properties|definitions|patternProperties|dependencies|default|enum|const|examples)(?:\/\d+)?$/.test(pointer) ||
  /\/(?:default|enum|const|examples)\//.test(pointer)

function* schemasIn(value: unknown, at = ""): Generator<readonly [Fields, string]> {
  for (const [schema, pointer] of objectsIn(value, at)) if (!isNoSchema(pointer)) yield [schema, pointer]
}

const unknownIn = (value: unknown, at = ""): readonly SchemaWord[] =>
  [...schemasIn(value, at)].flatMap(([schema, pointer]) =>
    Object.keys(schema).flatMap((name) => (keywords.has(name) ? [] : [{ name, pointer }])),
  )

const formatsIn = (value: unknown): readonly SchemaWord[] =>
  [...schemasIn(value)].flatMap(([schema, pointer]) => {
    const name = textOf(schema["format"])
    return name === undefined ? [] : [{ name, pointer }]
  })

const partsOf = ({ kind }: LoadedDocument): readonly string[] =>
  kind === "form" ? ["schema"] : kind === "call" ? ["request", "response"] : []

const unknownInDocument = keepEach((document) =>
  partsOf(document).flatMap((part) => unknownIn(fieldsOf(document.document)[part], within("", part))),
)

/** Read once as long as the file is the same. */
function keepShared<Result>(read: (root: Json) => Result): (root: Json) => Result | undefined {
  const known = new WeakMap<object, Result>()
  return (root) => {
    if (!isFields(root)) return undefined
    const result = known.get(root) ?? read(root)
    known.set(root, result)
    return result
  }
}

const unknownInShared = keepShared((root) => unknownIn(root))
const formatsInShared = keepShared(formatsIn)

export function* unknownKeywords(context: Context): Generator<ToldWord> {
  for (const document of [...context.set.all("form"), ...context.set.all("call")])
    for (const { name, pointer } of unknownInDocument(document))
      yield { document, name, pointer: within(pointer, name) }
  for (const [file, root] of context.set.shared)
    for (const word of unknownInShared(root) ?? []) yield* toldWhereUsed(context, file, word)
}

/** Formats of shared schemas; those of forms are names like any other. */
export function* sharedFormats(context: Context, isWrong: (name: string) => boolean): Generator<ToldWord> {
  for (const [file, root] of context.set.shared)
    for (const word of formatsInShared(root) ?? []) if (isWrong(word.name)) yield* toldWhereUsed(context, file, word)
}

function* toldWhereUsed(context: Context, file: string, { name, pointer }: SchemaWord): Generator<ToldWord> {
  const uses = schemaObjects(context).flatMap((use) => {
    const [path = "", target = ""] = (textOf(use.schema["$ref"]) ?? "").split("#")
    const isOfFile = path !== "" && posix.normalize(posix.join(posix.dirname(use.document.file), path)) === file
    return isOfFile ? [{ ...use, target }] : []
  })
  const use = uses.find(({ target }) => `${pointer}/`.startsWith(`${target}/`)) ?? uses[0]
  if (use) yield { document: use.document, pointer: within(use.pointer, "$ref"), name, shared: `${file}#${pointer}` }
}

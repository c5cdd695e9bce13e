import { jsonType } from "../linter"
import { listOf, ownField, textsOf, type Fields } from "./looseJson"
import { same } from "../expressions/same"
import type { Condition, Json } from "../model/documents"
import { alternativesOf, resolve, typeOf } from "./leaf"
import { pathTo } from "./names"
import { follow, partOf, propertyOf, type Importer, type Node } from "./node"
import { all, any, empty, filled, type Truth } from "./truth"

/** When a value fits a schema, and when it does not: each true only where that is known. */
export interface Test {
  readonly holds: Truth
  readonly fails: Truth
}

/** The value that is judged: where its answer stands, and its own schema as far as that is known. */
export interface Subject {
  readonly path: string
  readonly node: Node | undefined
}

const swap = ({ holds, fails }: Test): Test => ({ holds: fails, fails: holds })
const both = (tests: readonly Test[]): Test => ({
  holds: all(...tests.map(({ holds }) => holds)),
  fails: any(...tests.map(({ fails }) => fails)),
})
const either = (tests: readonly Test[]): Test => swap(both(tests.map(swap)))

/** `if`, and the parts of a schema that decide between branches, as conditions; undefined where they cannot be told. */
export function testOf(importer: Importer, node: Node, subject: Subject): Test | undefined {
  const followed = follow(importer, node)
  if (followed === undefined) return undefined
  const tests = Object.keys(followed.schema).map((name) => testOfKeyword(importer, followed, { ...subject, name }))
  return tests.every((test) => test !== undefined) ? both(tests) : undefined
}

const silent = new Set(["title", "description", "default", "examples", "$comment", "$id", "definitions", "$defs"])
const always: Test = { holds: true, fails: false }

function testOfKeyword(
  importer: Importer,
  node: Node,
  { name, ...subject }: Subject & { readonly name: string },
): Test | undefined {
  const { schema } = node
  if (silent.has(name)) return always
  const several = () => listOf(schema[name]).map((_, index) => testOf(importer, partOf(node, name, index), subject))
  if (name === "allOf") return combined(several(), both)
  if (name === "anyOf") return combined(several(), either)
  if (name === "not")
    return combined([testOf(importer, partOf(node, "not"), subject)], ([test]) => swap(test ?? always))
  if (name === "properties") {
    const asked = new Set(textsOf(schema["required"]))
    const names = Object.keys(node.schema["properties"] as Fields)
    return combined(
      names.map((property) =>
        testOfProperty(importer, propertyOf(node, property), within(importer, subject, property), asked.has(property)),
      ),
      both,
    )
  }
  if (name === "required")
    return both(
      textsOf(schema[name]).map((property) => {
        const { path } = within(importer, subject, property)
        return { holds: filled(importer, path), fails: empty(importer, path) }
      }),
    )
  return testOfValue(importer, { name, operand: schema[name] as Json }, subject)
}

const combined = (tests: readonly (Test | undefined)[], join: (tests: readonly Test[]) => Test): Test | undefined =>
  tests.every((test) => test !== undefined) ? join(tests) : undefined

interface PropertySubject extends Subject {
  /** The form asks for it anyway. */
  readonly isRequired: boolean
}

function within(importer: Importer, { path, node }: Subject, name: string): PropertySubject {
  const around = node === undefined ? undefined : follow(importer, node)
  const known = around !== undefined && ownField(around.schema["properties"], name) !== undefined
  return {
    path: pathTo(path, name),
    node: known ? resolve(importer, propertyOf(around, name)) : undefined,
    isRequired: textsOf(around?.schema["required"]).includes(name),
  }
}

/** What is missing fits every schema. But a question that has to be answered decides nothing until it is. */
function testOfProperty(
  importer: Importer,
  node: Node,
  { isRequired, ...subject }: PropertySubject,
  isAsked: boolean,
): Test | undefined {
  if (importer.answers.isGone(subject.path)) return always
  const test = testOf(importer, node, subject)
  if (test === undefined || isAsked || isRequired) return test
  return { holds: any(empty(importer, subject.path), test.holds), fails: test.fails }
}

const comparisons: Readonly<Record<string, readonly [applies: string, operator: string, opposite?: string]>> = {
  minimum: ["number", "gte", "lt"],
  maximum: ["number", "lte", "gt"],
  exclusiveMinimum: ["number", "gt", "lte"],
  exclusiveMaximum: ["number", "lt", "gte"],
  multipleOf: ["number", "multipleOf"],
  minLength: ["string", "lengthAtLeast"],
  maxLength: ["string", "lengthAtMost"],
  minItems: ["array", "countAtLeast"],
  maxItems: ["array", "countAtMost"],
}

function testOfValue(
  importer: Importer,
  { name, operand }: { readonly name: string; readonly operand: Json },
  { path, node }: Subject,
): Test | undefined {
  const type = node === undefined ? undefined : plain(typeOf(importer, node))
  if (name === "const" || name === "enum")
    return testOfListed(importer, name === "const" ? [operand] : listOf(operand), { path, node })
  if (name === "type") return [operand].flat().some((one) => plain(String(one)) === type) ? always : undefined
  const comparison = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined
  if (comparison === undefined || type === undefined) return undefined
  const [applies, operator, opposite] = comparison
  if (applies !== type) return always
  const holds: Condition = { [operator]: [path, operand] }
  return { holds, fails: opposite === undefined ? { not: holds } : { [opposite]: [path, operand] } }
}

const plain = (type: string | undefined): string | undefined => (type === "integer" ? "number" : type)

/** A literal that no document would read as a path or a token. */
const isLiteral = (value: Json | undefined): value is Json =>
  ["string", "number", "boolean"].includes(typeof value) && !/^\$|\{\{/.test(String(value))

function testOfListed(importer: Importer, values: readonly Json[], { path, node }: Subject): Test | undefined {
  if (!values.every(isLiteral)) return undefined
  const listed = node === undefined ? undefined : alternativesOf(importer, node)
  const type = node === undefined ? undefined : plain(typeOf(importer, node))
  const fits = (value: Json) =>
    listed?.some((entry) => same(entry.value, value)) ?? (type ?? jsonType(value)) === jsonType(value)
  const possible = values.filter(fits)
  const [only] = possible
  if (only === undefined) return { holds: false, fails: true }
  return possible.length === 1
    ? { holds: { is: [path, only] }, fails: { isNot: [path, only] } }
    : { holds: { in: [path, possible] }, fails: { notIn: [path, possible] } }
}

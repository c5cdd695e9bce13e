import { withoutGaps } from "../model/json"
import { fieldsOf, isFields, listOf, ownField, textOf, textsOf, type Fields } from "./looseJson"
import { same } from "../expressions/same"
import { within } from "../model/pointer"
import { testOf } from "./condition"
import { pathTo } from "./names"
import { follow, partOf, propertyOf, type Importer, type Node } from "./node"
import { all, any, empty, filled, type Truth } from "./truth"

/** One declaration of a property, and when it counts. */
export interface Declared {
  readonly when: Truth
  readonly node: Node
}

/** An object as a form can ask for it: every property that may come, and when; `if`, `oneOf` and their like are gone. */
export interface Shape {
  readonly properties: ReadonlyMap<string, readonly Declared[]>
  readonly required: ReadonlyMap<string, { readonly when: Truth; readonly pointer: string }>
  /** Properties that only choose a branch: answers of the form that are not sent. */
  readonly choices: ReadonlySet<string>
}

export function shapeOf(importer: Importer, declared: readonly Declared[], path: string): Shape {
  const reader = new ShapeReader(importer, path)
  for (const { node } of declared) reader.declare(node)
  for (const { when, node } of declared) reader.read(node, when)
  return reader
}

const handled = new Set(
  [
    "$ref $id $schema $comment $anchor $defs definitions title description default examples deprecated readOnly",
    "type properties required allOf anyOf oneOf if then else dependencies dependentRequired dependentSchemas",
  ].flatMap((words) => words.split(" ")),
)

class ShapeReader implements Shape {
  readonly properties = new Map<string, Declared[]>()
  readonly required = new Map<string, { when: Truth; pointer: string }>()
  readonly choices = new Set<string>()
  /** What is declared whatever is answered: conditions are about these. */
  private outline: Node | undefined

  constructor(
    private readonly importer: Importer,
    private readonly path: string,
  ) {}

  /** Reads what counts always, before conditions are judged by it. */
  declare(node: Node): void {
    const followed = follow(this.importer, node)
    if (followed === undefined) return
    const { properties, required } = followed.schema
    const known = this.outline ?? { ...followed, schema: {} }
    const schema = {
      type: "object",
      properties: { ...fieldsOf(properties), ...fieldsOf(known.schema["properties"]) },
      required: [...textsOf(known.schema["required"]), ...textsOf(required)],
    }
    this.outline = { ...known, schema }
    for (const index of listOf(followed.schema["allOf"]).keys()) this.declare(partOf(followed, "allOf", index))
  }

  read(node: Node, when: Truth): void {
    const followed = follow(this.importer, node)
    if (followed === undefined || when === false) return
    const { schema } = followed
    if (![schema["type"] ?? "object"].flat().includes("object"))
      this.importer.add("type", "schema", within(followed.pointer, "type"), String(schema["type"]))
    for (const name of Object.keys(fieldsOf(schema["properties"]))) this.add(name, propertyOf(followed, name), when)
    for (const name of textsOf(schema["required"])) this.require(name, when, within(followed.pointer, "required"))
    for (const index of listOf(schema["allOf"]).keys()) this.read(partOf(followed, "allOf", index), when)
    if (schema["if"] !== undefined) this.readIf(followed, when)
    for (const keyword of ["dependencies", "dependentRequired", "dependentSchemas"])
      for (const name of Object.keys(fieldsOf(schema[keyword]))) this.readDependency(followed, [keyword, name], when)
    for (const keyword of ["oneOf", "anyOf"] as const)
      if (Array.isArray(schema[keyword])) this.readBranches(followed, keyword, when)
    for (const name of Object.keys(schema)) {
      const isKept = handled.has(name) || (name === "additionalProperties" && typeof schema[name] === "boolean")
      if (!isKept) this.importer.add("keyword", "schema", within(followed.pointer, name), name)
    }
  }

  private add(name: string, node: Node, when: Truth): void {
    this.properties.set(name, [...(this.properties.get(name) ?? []), { when, node }])
  }

  private require(name: string, when: Truth, pointer: string): void {
    this.required.set(name, { when: any(this.required.get(name)?.when ?? false, when), pointer })
  }

  private test(node: Node) {
    const test = testOf(this.importer, node, { path: this.path, node: this.outline })
    if (test === undefined) this.importer.add("condition", "schema", node.pointer)
    return test
  }

  private readIf(node: Node, when: Truth): void {
    const test = typeof node.schema["if"] === "boolean" ? constant(node.schema["if"]) : this.test(partOf(node, "if"))
    if (test === undefined) return
    if (isFields(node.schema["then"])) this.read(partOf(node, "then"), all(when, test.holds))
    if (isFields(node.schema["else"])) this.read(partOf(node, "else"), all(when, test.fails))
  }

  private readDependency(node: Node, [keyword, name]: readonly [string, string], when: Truth): void {
    const isThere = all(when, filled(this.importer, pathTo(this.path, name)))
    const needed = ownField(node.schema[keyword], name)
    if (!Array.isArray(needed)) return this.read(partOf(node, keyword, name), isThere)
    for (const other of textsOf(needed)) this.require(other, isThere, within(node.pointer, keyword, name))
  }

  private readBranches(node: Node, keyword: "oneOf" | "anyOf", when: Truth): void {
    const branches = listOf(node.schema[keyword]).map((_, index) => {
      const ui = fieldsOf(listOf(node.ui[keyword])[index])
      return follow(this.importer, { ...partOf(node, keyword, index), ui: { ...node.ui, ...ui } })
    })
    const known = branches.filter((branch) => branch !== undefined)
    if (known.every(({ schema }) => Object.keys(schema).every((name) => name === "required")))
      return this.readNeeds(known, within(node.pointer, keyword), { keyword, when })
    const deciding = decidingName(this.importer, known)
    if (deciding === undefined) return this.readChoice(node, known, { keyword, when })
    const path = pathTo(this.path, deciding)
    // What limits an answer only while it is there limits it always.
    const limiting = same(when, filled(this.importer, path)) || when
    this.add(deciding, unionOf(this.importer, known, { name: deciding, isWorded: !this.declares(deciding) }), limiting)
    if (keyword === "oneOf") this.require(deciding, when, node.pointer)
    for (const branch of known) {
      const { [deciding]: own, ...others } = fieldsOf(branch.schema["properties"])
      const test = this.test({
        ...branch,
        schema: { properties: own === undefined ? {} : { [deciding]: own }, required: [deciding] },
      })
      if (test) this.read({ ...branch, schema: { ...branch.schema, properties: others } }, all(when, test.holds))
    }
  }

  /** At least one of several properties: each is needed where all others are missing. */
  private readNeeds(branches: readonly Node[], pointer: string, { keyword, when }: Branching): void {
    const names = branches.map(({ schema }) => textsOf(schema["required"]))
    if (keyword === "oneOf" || names.some(({ length }) => length !== 1))
      return this.importer.add("branch", "schema", pointer, keyword)
    for (const [name = ""] of names) {
      const others = names.flat().filter((other) => other !== name)
      this.require(name, all(when, ...others.map((other) => empty(this.importer, pathTo(this.path, other)))), pointer)
    }
  }

  /** Nothing in the answers tells the branches apart: whoever fills in the form says which it is. */
  private readChoice(node: Node, branches: readonly Node[], { keyword, when }: Branching): void {
    const { texts } = this.importer.settings
    const name = freeName("choice", (taken) => this.properties.has(taken) || this.declares(taken))
    const path = pathTo(this.path, name)
    const oneOf = branches.map(({ schema }, index) => ({
      const: String(index + 1),
      title: textOf(schema["title"]) ?? texts.branch(index + 1),
    }))
    const schema = { type: "string", title: textOf(node.schema["title"]) ?? texts.choice, oneOf, default: "1" }
    this.add(name, { ...node, schema, ui: {} }, when)
    this.require(name, when, node.pointer)
    this.choices.add(name)
    for (const [index, branch] of branches.entries()) {
      const chosen = !this.importer.answers.isGone(path) && { is: [path, String(index + 1)] }
      if (isFields(branch.schema["properties"]) || Array.isArray(branch.schema["required"]))
        this.read(branch, all(when, chosen))
      else if (Object.keys(branch.schema).length > 0) this.importer.add("branch", "schema", branch.pointer, keyword)
    }
  }

  private declares = (name: string): boolean => ownField(this.outline?.schema["properties"], name) !== undefined
}

interface Branching {
  readonly keyword: "oneOf" | "anyOf"
  readonly when: Truth
}

const constant = (value: boolean) => ({ holds: value, fails: !value })

function freeName(wanted: string, isTaken: (name: string) => boolean, number = 1): string {
  const name = number === 1 ? wanted : `${wanted}${number}`
  return isTaken(name) ? freeName(wanted, isTaken, number + 1) : name
}

const listedIn = (importer: Importer, branch: Node, name: string) => {
  const property = follow(importer, propertyOf(branch, name))
  if (property === undefined) return []
  const { const: only, enum: values } = property.schema
  return only === undefined ? listOf(values) : [only]
}

/** The property whose value tells the branches apart. */
function decidingName(importer: Importer, branches: readonly Node[]): string | undefined {
  const names = Object.keys(fieldsOf(branches[0]?.schema["properties"]))
  return names.find((name) => {
    const lists = branches.map((branch) => listedIn(importer, branch, name))
    const values = lists.flat().map((value) => JSON.stringify(value))
    return lists.every(({ length }) => length > 0) && new Set(values).size === values.length
  })
}

/** All values that tell the branches apart, with the titles of the branches where nothing else words them. */
function unionOf(
  importer: Importer,
  branches: readonly Node[],
  { name, isWorded }: { name: string; isWorded: boolean },
) {
  const nodes = branches.map((branch) => propertyOf(branch, name))
  const options = branches.flatMap((branch) => {
    const values = listedIn(importer, branch, name)
    const title = isWorded && values.length === 1 ? textOf(branch.schema["title"]) : undefined
    return values.map((value) => withoutGaps({ const: value, title }) as Fields)
  })
  const title = nodes.map(({ schema }) => textOf(schema["title"])).find((text) => text !== undefined)
  const listed = isWorded ? { oneOf: options } : { enum: options.map((option) => option["const"] ?? null) }
  return { ...(nodes[0] as Node), schema: { ...listed, ...(title === undefined ? {} : { title }) } }
}

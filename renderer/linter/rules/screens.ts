import { leavesScreen } from "../../model/effects"
import { fieldsOf, isFields, textOf, textsOf, within } from "../json"
import { namedConditions } from "../conditions"
import { allFields } from "../formSchema"
import { suggestion } from "../nearest"
import { error, warning, type Breach, type Context, type LoadedDocument, type Rule } from "../rule"
import { stepInto, valueAt } from "../schemas"
import { isNeverTrue } from "../solve"
import { schemaReader } from "../uses"
import { sitesIn, sitesOf } from "../sites"
import { commonScope } from "../views"

function* dataEntries(context: Context) {
  for (const screen of context.set.all("screen")) {
    for (const [name, entry] of Object.entries(fieldsOf(screen.document.data))) {
      if (isFields(entry)) yield { document: screen as LoadedDocument, name, entry, pointer: within("/data", name) }
    }
  }
}

const undeclared = (part: "loading" | "empty" | "error"): Rule =>
  warning(`data-${part}-undeclared`, `Data that is called says what its \`${part}\` state is.`, function* (context) {
    for (const { document, name, entry, pointer } of dataEntries(context)) {
      if (entry["call"] !== undefined && entry[part] === undefined) yield { document, pointer, values: { name } }
    }
  })

const dataNames = (document: LoadedDocument): readonly string[] =>
  Object.keys(fieldsOf(fieldsOf(document.document)["data"]))

/** Names that actions of the renderer's own give: data, state, kept values, fields. */
function* actionNames(
  context: Context,
  action: string,
  option: string,
): Iterable<{ readonly document: LoadedDocument; readonly pointer: string; readonly name: string }> {
  for (const site of sitesOf(context, "action")) {
    if (site.action["do"] !== action) continue
    const value = site.action[option]
    const names = Array.isArray(value) ? value : [value]
    for (const [index, name] of names.entries()) {
      const pointer = within(site.pointer, option, ...(Array.isArray(value) ? [index] : []))
      if (typeof name === "string") yield { document: site.document, pointer, name }
    }
  }
}

function* unknownHere(
  uses: ReturnType<typeof actionNames>,
  knownTo: (document: LoadedDocument) => readonly string[],
): Iterable<Breach> {
  for (const { document, pointer, name } of uses) {
    const known = document.kind === "screen" ? knownTo(document) : [name]
    if (!known.includes(name)) yield { document, pointer, values: { name, known, ...suggestion(name, known) } }
  }
}

function* unknownKept(context: Context): Iterable<Breach> {
  const kept = commonScope(context).roots.get("kept") ?? {}
  const needs = context.set.all("screen").flatMap((document) =>
    Object.keys(fieldsOf(document.document.needs)).map((name) => ({
      document,
      pointer: within("/needs", name),
      name,
    })),
  )
  for (const { document, pointer, name } of [...actionNames(context, "keep", "name"), ...needs]) {
    const step = stepInto(kept, name)
    if (step.kind === "missing")
      yield { document, pointer, values: { name, known: step.known, ...suggestion(name, step.known) } }
  }
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"))

/** Two blocks may share a key where they can never be seen together. */
function exclude(context: Context, screen: LoadedDocument, pointers: readonly [string, string]): boolean {
  const conditions = pointers.map((pointer) => fieldsOf(valueAt(screen.document, parentOf(pointer)))["when"])
  const scope = sitesIn(context, screen)[0]?.scope
  if (scope === undefined || conditions.includes(undefined)) return false
  return isNeverTrue({ all: conditions }, schemaReader(scope), namedConditions(context))
}

function* repeatedKeys(context: Context): Iterable<Breach> {
  for (const screen of [...context.set.all("screen"), ...context.set.all("sheet")]) {
    const seen = new Map<string, string>()
    for (const site of sitesIn(context, screen)) {
      // What stands in place of empty data is never seen together with the body.
      if (site.kind !== "key" || site.ofAction || site.pointer.startsWith("/data/")) continue
      const first = seen.get(site.key)
      if (first === undefined) seen.set(site.key, site.pointer)
      else if (!exclude(context, screen, [first, site.pointer]))
        yield { document: screen, pointer: site.pointer, values: { name: site.key, first } }
    }
  }
}

export const screenRules: readonly Rule[] = [
  error("key-repeated", "Keys of blocks are unique in their screen.", repeatedKeys),
  warning("tap-without-key", "What can be tapped has a key, for records and samples.", function* (context) {
    for (const { document, pointer, block } of sitesOf(context, "block")) {
      if (block["tap"] !== undefined && block["key"] === undefined)
        yield { document, pointer, values: { widget: textOf(block["widget"]) ?? "" } }
    }
  }),
  error("data-without-origin", "Data comes from a call or from a source, not from both.", function* (context) {
    for (const { document, name, entry, pointer } of dataEntries(context)) {
      if ((entry["call"] === undefined) === (entry["source"] === undefined))
        yield { document, pointer, values: { name } }
    }
  }),
  undeclared("loading"),
  undeclared("empty"),
  undeclared("error"),
  error("source-input-wrong", "Sources get the options that they declare.", function* (context) {
    for (const { document, entry, pointer } of dataEntries(context)) {
      const options = context.vocabulary.find("source", textOf(entry["source"]) ?? "")?.options
      if (options === undefined) continue
      const known = Object.keys(fieldsOf(options["properties"]))
      const given = Object.keys(fieldsOf(entry["input"]))
      for (const name of given)
        if (!known.includes(name))
          yield {
            document,
            pointer: within(pointer, "input", name),
            values: { name, source: String(entry["source"]), known, ...suggestion(name, known) },
          }
      for (const name of textsOf(options["required"]))
        if (!given.includes(name))
          yield { document, pointer, values: { name, source: String(entry["source"]), known, missing: true } }
    }
  }),
  error("unknown-data", "Actions load only data that the screen has.", (context) =>
    unknownHere(chain(actionNames(context, "load", "data"), actionNames(context, "call", "into")), dataNames),
  ),
  error("unknown-state", "Actions set only state that the screen declares.", (context) =>
    unknownHere(actionNames(context, "set", "state"), (document) =>
      Object.keys(fieldsOf(fieldsOf(document.document)["state"])),
    ),
  ),
  error("unknown-kept", "Kept values are declared in app.json.", unknownKept),
  error("unknown-answer-field", "Actions answer only fields that the form has.", function* (context) {
    for (const { document, pointer, action } of sitesOf(context, "action")) {
      const { do: name, form, field } = action
      if (
        name !== "answer" ||
        typeof form !== "string" ||
        typeof field !== "string" ||
        context.set.find("form", form) === undefined
      )
        continue
      const known = allFields(context)
        .filter((entry) => entry.document.id === form)
        .map((entry) => entry.name)
      if (!known.includes(field))
        yield {
          document,
          pointer: within(pointer, "field"),
          values: { name: field, form, known, ...suggestion(field, known) },
        }
    }
  }),
  error("form-not-drawn", "Screens submit only forms that they draw.", function* (context) {
    for (const { document, pointer, name } of actionNames(context, "submit", "form")) {
      if (document.kind !== "screen") continue
      const drawn = sitesIn(context, document).flatMap((site) =>
        site.kind === "block" && typeof site.block["form"] === "string" && site.block["into"] !== undefined
          ? [site.block["form"]]
          : [],
      )
      if (!drawn.includes(name)) yield { document, pointer, values: { name, known: drawn, ...suggestion(name, drawn) } }
    }
  }),
  error("query-default-refused", "The default of a query value is one that is allowed.", function* (context) {
    for (const screen of context.set.all("screen")) {
      for (const [name, rule] of Object.entries(fieldsOf(screen.document.query))) {
        const { in: allowed, default: usual } = fieldsOf(rule)
        if (typeof usual === "string" && Array.isArray(allowed) && !allowed.includes(usual))
          yield {
            document: screen,
            pointer: within("/query", name, "default"),
            values: { name, found: usual, known: textsOf(allowed) },
          }
      }
    }
  }),
  warning("actions-after-leaving", "Nothing follows an action that leaves the screen.", function* (context) {
    for (const { document, pointer, actions } of sitesOf(context, "actions")) {
      if (document.kind === "errors") continue
      const at = actions.findIndex((action) => leaves(context, action))
      if (at >= 0 && at < actions.length - 1)
        yield { document, pointer: within(pointer, at + 1), values: { action: String(fieldsOf(actions[at])["do"]) } }
    }
  }),
]

function* chain<Item>(...lists: readonly Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list
}

/** An unconditional move to another screen. */
function leaves(context: Context, action: unknown): boolean {
  const { do: name, when } = fieldsOf(action)
  if (typeof name !== "string" || when !== undefined) return false
  return leavesScreen(context.vocabulary.find("action", name)?.effect ?? "stays")
}

import {
  asJson,
  derive,
  error,
  type Fields,
  filledTypesOf,
  isObject,
  isText,
  type Json,
  objectsIn,
  optionsOf,
  parentOf,
  propertiesIn,
  type Schema,
  schemaReader,
  seen,
  valueAt,
} from "../../kit"

/** Names of properties that tell rows apart in most answers. */
const telling = /^(?:id|key)$|_(?:ID|KEY|NO|CD)$|_(?:id|key)$|Id$/

interface Unnamed {
  readonly properties: readonly string[]
}

/** Blocks that draw a row for each object of a list, and do not say what tells the rows apart. */
const unnamedLists = derive((view) =>
  seen(view, "block").flatMap(({ document, pointer, block, definition, scope }) => {
    const { items, itemKey } = block
    if (itemKey !== undefined || !isText(items) || optionsOf(definition)["itemKey"] === undefined) return []
    const rows = schemaReader(scope)(items)
    const row: Schema | undefined = rows && schemaReader(scope.with({ "@list": rows }))("$@list.0")
    return row && filledTypesOf(row).join() === "object"
      ? [{ document, pointer, items, properties: Object.keys(row.properties ?? {}) }]
      : []
  }),
)

const paths = /"\$(\w+)(?:\.(\w+))?/g

/** What is chosen, typed or kept while the screen is on view. */
function changingRoots(document: Fields): ReadonlySet<string> {
  const objects = [...objectsIn(document as Json)].map(([object]) => object)
  const forms = objects.flatMap(({ widget, into = "$draft" }) =>
    widget === "form" && isText(into) ? [into.slice(1)] : [],
  )
  const chosen = objects.some((object) => object["do"] === "set-query") ? ["query"] : []
  return new Set(["state", "kept", ...forms, ...chosen])
}

/** Whether rows of a path can come, go or change places while they are drawn. */
function canMove(document: Fields, pointer: string, path: string): boolean {
  const roots = changingRoots(document)
  const { data = {}, values = {} } = document as { readonly data?: Fields; readonly values?: Fields }
  const known = new Set<string>()

  const moves = (root: string, at: string): boolean => {
    if (roots.has(root)) return true
    if (root === "item" || root === "index") return itemMoves(parentOf(at))
    const [name, source] = root === "values" ? ["", undefined] : [root, data[root]]
    if (known.has(name) || !isObject(source)) return false
    known.add(name)
    return source["pages"] !== undefined || readsMoving(source["input"])
  }

  const readsMoving = (written: object | Json | undefined): boolean =>
    [...JSON.stringify(written ?? null).matchAll(paths)].some(([, root = "", name = ""]) => pathMoves(root, name, ""))

  const pathMoves = (root: string, name: string, at: string): boolean => {
    if (root !== "values") return moves(root, at)
    if (known.has(`values.${name}`)) return false
    known.add(`values.${name}`)
    return readsMoving(values[name])
  }

  /** Rows of a row move with it. */
  const itemMoves = (at: string): boolean => {
    if (at === "") return false
    const { items } = propertiesIn(valueAt(asJson(document), at))
    return isText(items) ? textMoves(items, at) : itemMoves(parentOf(at))
  }

  const textMoves = (text: string, at: string): boolean => {
    const [root = "", name = ""] = text.slice(1).split(".")
    return pathMoves(root, name, at)
  }

  return textMoves(path, pointer)
}

const suggestion = ({ properties }: Unnamed): string | undefined =>
  properties.find((name) => telling.test(name)) ?? properties[0]

export const itemKeyMissing = error(
  "item-key-missing",
  "Rows that come in pages or are chosen, searched or sorted say what tells them apart.",
  function* (context) {
    for (const unnamed of unnamedLists(context)) {
      const { document, pointer, items, properties } = unnamed
      if (!canMove(document.document as Fields, pointer, items)) continue
      yield { document, pointer, values: { items, known: properties, expected: suggestion(unnamed) ?? "" } }
    }
  },
)

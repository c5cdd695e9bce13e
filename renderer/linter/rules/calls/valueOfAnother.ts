import {
  type Context,
  type Fields,
  handedValues,
  isText,
  type LoadedDocument,
  propertiesIn,
  readValuePath,
  seen,
  type TypeScope,
  viewsOf,
  warning,
  within,
} from "../../kit"

/** Names with the values that they are given, in a request or in what is kept. */
interface Given {
  readonly pointer: string
  readonly values: Fields
  readonly scope: TypeScope
}

function* givenIn(context: Context, loaded: LoadedDocument): Generator<Given> {
  for (const view of viewsOf(context, loaded)) {
    for (const { action, pointer, scope } of seen(view, "action")) {
      if (isText(action["call"]))
        yield { pointer: within(pointer, "input"), values: handedValues(action, "input"), scope }
      if (action.do === "keep")
        yield { pointer: within(pointer, "value"), values: propertiesIn(action["value"]), scope }
    }
    const data = loaded.kind === "screen" ? (loaded.document.data ?? {}) : {}
    for (const [name, { input }] of Object.entries(data))
      yield { pointer: within("/data", name, "input"), values: propertiesIn(input), scope: view.scope }
  }
}

/** A path to a property, in two: what it stands in, and its name. */
const split = (path: string): readonly [holder: string, name: string] => {
  const at = path.lastIndexOf(".")
  return [path.slice(0, at + 1), path.slice(at + 1)]
}

/** What a name was meant to be given, where it is given what belongs to another of the names, from among its likes. */
function meantFor(
  name: string,
  { values, scope }: Given,
): { readonly wanted: string; readonly other: string } | undefined {
  const path = values[name]
  if (!isText(path) || !path.startsWith("$")) return undefined
  const [holder, other] = split(path)
  const wanted = `${holder}${name}`
  const beside = values[other]
  if (other === name || (beside !== path && beside !== wanted)) return undefined
  return readValuePath(scope, wanted).kind === "known" ? { wanted, other } : undefined
}

export const valueOfAnother = warning(
  "value-of-another",
  "Of values that are sent or kept, none is given under the name of another.",
  function* (context) {
    for (const document of context.set.documents)
      for (const given of givenIn(context, document))
        for (const name of Object.keys(given.values)) {
          const found = meantFor(name, given)
          if (found !== undefined && !given.pointer.startsWith("/samples/"))
            yield { document, pointer: within(given.pointer, name), values: { name, ...found } }
        }
  },
)

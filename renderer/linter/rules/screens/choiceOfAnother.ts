import {
  error,
  handedValues,
  isList,
  isObject,
  isText,
  type Json,
  objectsIn,
  propertiesIn,
  shown,
  within,
} from "../../kit"

interface Chosen {
  readonly path: string
  readonly value: string
}

/** What a condition of the form `{ "is": [$path, literal] }` looks for. */
function chosenBy(selected: Json | undefined): Chosen | undefined {
  const { is: operands } = propertiesIn(selected)
  const [path, value] = isList<Json>(operands) ? operands : []
  return isText(path) && /^\$(?:query|state)\.\w+$/.test(path) && value !== undefined && !isObject(value)
    ? { path, value: shown(value) }
    : undefined
}

/** What a tap makes of that: undefined where it does nothing to it, or nobody can know. */
function setBy(tap: readonly Json[], path: string): { readonly value: string; readonly pointer: string } | undefined {
  const [root, name = ""] = path.slice(1).split(".")
  for (const [index, action] of tap.entries()) {
    if (!isObject(action)) continue
    const { do: verb, state, value } = action
    const values = handedValues(action)
    const isState = root === "state" && verb === "set" && state === name
    const isQuery = root === "query" && verb === "set-query" && Object.hasOwn(values, name)
    const given = isState ? value : isQuery ? values[name] : null
    if (given === null || given === undefined || typeof given === "object" || shown(given).startsWith("$")) continue
    return { value: shown(given), pointer: within("", index, ...(isState ? ["value"] : ["values", name])) }
  }
  return undefined
}

export const choiceOfAnother = error(
  "choice-of-another",
  "What is shown as chosen for a value chooses that value when it is tapped.",
  function* (context) {
    for (const document of context.set.documents)
      for (const [{ selected, tap }, pointer] of objectsIn(document.document as Json)) {
        const chosen = isList<Json>(tap) ? chosenBy(selected) : undefined
        const set = chosen && isList<Json>(tap) ? setBy(tap, chosen.path) : undefined
        if (chosen === undefined || set === undefined || set.value === chosen.value) continue
        const at = `${within(pointer, "tap")}${set.pointer}`
        yield { document, pointer: at, values: { path: chosen.path, found: set.value, expected: chosen.value } }
      }
  },
)

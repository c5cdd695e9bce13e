import {
  type Context,
  error,
  isText,
  type LoadedDocument,
  only,
  pathUses,
  referencesIn,
  topicOf,
  within,
} from "../../kit"

/** Names under which some document keeps something; without a value what is there is forgotten. */
const namesKept = topicOf<true>("namesKept", (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action, pointer }) =>
    action.do === "keep" && isText(action["name"]) && action["value"] !== undefined && !pointer.startsWith("/samples/")
      ? [[action["name"], true] as const]
      : [],
  ),
)

interface Reading {
  readonly pointer: string
  readonly name: string
}

/** What a screen needs, and what is read besides. */
function readingsIn(context: Context, document: LoadedDocument): readonly Reading[] {
  const needs = document.kind === "screen" ? Object.keys(document.document.needs ?? {}) : []
  const read = pathUses.of(context, document).flatMap(({ pointer, path }) => {
    const [root, name] = path.replace(/^\$/, "").split(".")
    return root === "kept" && name !== undefined && !pointer.startsWith("/samples/") ? [{ pointer, name }] : []
  })
  const all = [...needs.map((name) => ({ pointer: within("/needs", name), name })), ...read]
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}

export const keptNeverWritten = error(
  "kept-never-written",
  "What a document reads of what is kept is kept by an action somewhere.",
  function* (context) {
    for (const document of context.set.documents)
      for (const { pointer, name } of readingsIn(context, document))
        if (!context.facts.has(context, namesKept, name)) yield { document, pointer, values: { name } }
  },
)

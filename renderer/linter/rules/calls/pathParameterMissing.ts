import { error, requestSchemaOf, unknownName } from "../../kit"

export const pathParameterMissing = error(
  "path-parameter-missing",
  "Every `{name}` of a path is a property of the request.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const known = Object.keys(requestSchemaOf(context, call).properties ?? {})
      for (const [, name = ""] of call.document.path.matchAll(/\{([^}]*)\}/g))
        if (!known.includes(name)) yield { document: call, pointer: "/path", values: unknownName(name, known) }
    }
  },
)

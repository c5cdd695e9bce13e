import {
  error,
  isText,
  type Json,
  namesOf,
  optionsThatName,
  referencesOf,
  routePaths,
  unknownName,
  within,
} from "../../kit"

/** Name of the state that a target is read from. */
const stateIn = (target: Json | undefined): string | undefined =>
  isText(target) ? /^\$state\.([^.]+)$/.exec(target)?.[1] : undefined

export const unknownStateTarget = error(
  "unknown-state-target",
  "State that says where an action leads begins with a screen that exists.",
  function* (context) {
    const told = new Set<string>()
    for (const { document, action, definition } of referencesOf(context, "action")) {
      if (document.kind !== "screen") continue
      for (const option of optionsThatName(definition, "target")) {
        const name = stateIn(action[option]) ?? ""
        const target = document.document.state?.[name]
        if (!isText(target) || target === "" || told.has(`${document.id} ${name}`)) continue
        told.add(`${document.id} ${name}`)
        const known = [...namesOf(context, "screen"), ...routePaths(context)]
        if (!known.includes(target))
          yield { document, pointer: within("/state", name), values: unknownName(target, known) }
      }
    }
  },
)

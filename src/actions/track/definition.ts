import { action, listOf, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "track",
  effect: "stays",
  description: "Records what the customer did, by key; never a value of the customer.",
  options: options({
    "key!": { type: "string" },
    label: option.text,
    action: { type: "string" },
    /** Name of the record where it is not the page's: a conversion that other systems wait for. */
    name: { type: "string", pattern: "^[a-z][a-z0-9_]{2,60}$" },
    /** Chosen codes that make the label; only of tables that allow it. */
    analytics: listOf(option.value),
  }),
})

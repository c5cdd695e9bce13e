import { action, listOf, oneOf, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "track",
  effect: "stays",
  unseen: true,
  description:
    "Records what the customer did, by key; never a value of the customer. Where a tap begins with it, it is the record of the tap, in place of the one by the key of the block.",
  options: options({
    "key!": { type: "string", pattern: "^[a-z][A-Za-z0-9_]*$" },
    action: { type: "string" },
    /** Name of the record where it is not the page's: a conversion that other systems wait for. */
    name: { type: "string", pattern: "^[a-z][a-z0-9_]{2,60}$" },
    /** Chosen codes; only of tables that allow it. */
    analytics: listOf(option.value),
    /** What the codes make: the label (the default), or the end of the key: `row_` and 11 are `row_11`. */
    codes: oneOf("label", "key"),
  }),
})

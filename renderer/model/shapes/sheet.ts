import { flag, listOf, mapOf, option, options } from "../definitions"
import { anything, document, schema, text } from "./head"

/** A half-sheet that actions open by its id. */
export const sheet = document("sheet", {
  "title!": option.text,
  subtitle: option.rich,
  body: option.blocks,
  /** Blocks that stay in view below the body, above the buttons: what the sheet is for. */
  footer: option.blocks,
  "buttons!": listOf(
    options({
      key: text,
      "label!": option.text,
      "style!": text,
      /** Escape and the device's back press it, as the last button: it takes back what led to the sheet. One that only closes needs no word. */
      escape: flag,
      "tap!": option.actions,
    }),
  ),
})

/** A code table: codes of a server and what they are called. */
export const codes = document("codes", {
  /** Its codes may stand in analytics records; not allowed where absent. */
  analytics: flag,
  /** What the table says of each code besides its label: a JSON Schema for each attribute. */
  attributes: mapOf(schema),
  /** A row holds the attributes beside code and label. */
  "codes!": listOf({
    type: "object",
    properties: { code: { anyOf: [{ type: "number" }, text] }, label: option.text },
    required: ["code", "label"],
    additionalProperties: anything,
  }),
})

import { control, listOf, oneOf, option, options } from "../../renderer/model/definitions"

const none = options({})
const text = ["string", "integer", "number"] as const
const choice = ["string", "integer", "number", "boolean"] as const

/** Controls of a form field. What every field has (label, help, options ...) is the form's, not the control's. */
export const controlDefinitions = [
  control({
    name: "text",
    description: "One line of text. `capitals` says what the phone's keyboard makes of letters.",
    options: options({ capitals: oneOf("off", "characters") }),
    accepts: text,
  }),
  control({
    name: "email",
    description: "Mail address, with the keyboard for it.",
    options: none,
    accepts: ["string"],
  }),
  control({ name: "tel", description: "Telephone number.", options: none, accepts: ["string"] }),
  control({
    name: "digits",
    description: "Digits that are no amount: account, postcode, code.",
    options: none,
    accepts: text,
  }),
  control({ name: "search", description: "Search term.", options: none, accepts: ["string"] }),
  control({
    name: "textarea",
    description: "Several lines of text, with a counter where the schema has a greatest length.",
    options: options({ rows: { type: "integer", minimum: 2, maximum: 12 } }),
    accepts: ["string"],
  }),
  control({
    name: "kana",
    description: "Reading in full-width katakana; use with `kana-full` and `katakana-only`.",
    options: none,
    accepts: ["string"],
  }),
  control({
    name: "text-suggest",
    description:
      "Text with a list of suggestions (texts, or items that `itemLabel` words); any other text stays allowed. `search` asks for suggestions while a person types.",
    options: options({
      "suggestions!": option.value,
      /** What an item reads, and what choosing it writes: `{item.name}`. */
      itemLabel: option.text,
      /** What stands beside it. */
      itemSub: option.text,
      /** Runs when that many characters are there and nobody has typed for so many milliseconds. */
      search: options({ "do!": option.actions, from: { type: "integer", minimum: 1 }, delay: { type: "integer" } }),
      /** Runs after one was chosen, which is `$item`. */
      chosen: option.actions,
    }),
    accepts: ["string"],
  }),
  control({
    name: "amount",
    description: "Whole amount, right-aligned with commas; `chips` add to it, `note` stands under it.",
    options: options({ chips: listOf({ type: "integer", minimum: 1 }), note: option.text }),
    accepts: ["integer"],
  }),
  control({ name: "password", description: "Secret, shown only on request.", options: none, accepts: ["string"] }),
  control({
    name: "one-time-code",
    description: "Code from a message, one box per digit over one real input.",
    options: none,
    accepts: ["string"],
  }),
  control({
    name: "radio",
    description: "One of a few short options.",
    options: none,
    frame: "group",
    accepts: choice,
  }),
  control({
    name: "radio-cards",
    description: "One of a few options that need a line of explanation.",
    options: none,
    frame: "group",
    accepts: choice,
  }),
  control({
    name: "check-cards",
    description: "Several of some options; an `exclusive` one clears the others.",
    options: none,
    frame: "group",
    accepts: ["array"],
  }),
  control({
    name: "checkbox",
    description: "A sentence to agree to, never ticked in advance; `reason` says why it cannot be ticked yet.",
    options: options({ reason: option.text, link: options({ "label!": option.text, "tap!": option.actions }) }),
    frame: "bare",
    accepts: ["boolean", "integer"],
  }),
  control({
    name: "switch",
    description: "On or off, at once.",
    options: none,
    frame: "bare",
    accepts: ["boolean", "integer"],
  }),
  control({
    name: "yes-no",
    description: "Two cards side by side; the value is YES or NO.",
    options: options({ yes: option.text, no: option.text }),
    frame: "group",
    accepts: ["string"],
  }),
  control({
    name: "select",
    description: "One of many options, with the picker of the phone; the first row is empty.",
    options: options({ empty: option.text }),
    accepts: choice,
  }),
  control({
    name: "date-parts",
    description: "Year, month and day as numbers; the value is YYYY-MM-DD.",
    options: none,
    frame: "group",
    accepts: ["string"],
  }),
  control({
    name: "year-month-select",
    description: "Year and month; the value is YYYY-MM.",
    options: options({ "from!": option.value, "to!": option.value }),
    frame: "group",
    accepts: ["string"],
  }),
  control({
    name: "slider",
    description: "Number between the limits of the schema, also as a number box.",
    options: options({ step: { type: "number", exclusiveMinimum: 0 } }),
    accepts: ["integer", "number"],
  }),
  control({
    name: "repeater",
    description: "Rows of fields that can be added and removed. `row` names each, with its number as `{n}`.",
    options: options({ add: option.text, row: option.text, added: option.actions }),
    frame: "group",
    accepts: ["array"],
  }),
  control({
    name: "upload",
    description:
      "Pictures from camera or album, sent one by one with `send`, whose last action gives the id; the value holds the ids. `$item` is the file: fileName, contentType, size, file.",
    options: options({
      /** Kinds that may be sent; another kind becomes the first of them where the device can read it. */
      "accept!": listOf({ type: "string" }),
      "maxBytes!": { type: "integer", minimum: 1 },
      longestSide: { type: "integer", minimum: 1 },
      "send!": option.actions,
    }),
    frame: "group",
    accepts: ["array"],
  }),
  control({
    name: "document-list",
    description:
      "Documents to open; the value holds the ids of those that were opened. `$item` is the document in `open`.",
    options: options({
      "documents!": option.value,
      "open!": option.actions,
      idName: { type: "string" },
      titleName: { type: "string" },
    }),
    frame: "group",
    accepts: ["array"],
  }),
  control({
    name: "read-only",
    description: "An answer shown, not asked.",
    options: options({ text: option.text }),
    frame: "plain",
    accepts: [...choice, "array"],
  }),
] as const

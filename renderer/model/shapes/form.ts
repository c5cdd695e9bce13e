import { flag, listOf, mapOf, oneOf, option, options } from "../definitions"
import { anything, document, own, schema, text } from "./head"

/** What a control draws of one option. A property that is added here reaches every control, resolved, by its name. */
const drawnOfOption = {
  description: option.text,
  /** A word or two in a chip beside the label. */
  badge: option.text,
  /** A small picture before the label that data give, such as a logo; its first letter where there is none. */
  image: option.image,
  /** A small illustration at the end of the option. */
  picture: option.illustration,
  /** What the picture shows; without it the picture is an ornament. */
  pictureAlt: option.text,
  /** Said by screen readers before the option: what sets it apart from those above. */
  heading: option.text,
}

export const fieldOption = options({
  "value!": anything,
  /** Values that it had in releases before: an answer that was one of them is this one. */
  was: listOf(anything),
  /** Where absent, what the code table of the field's property calls the value. */
  label: option.text,
  ...drawnOfOption,
  /** Choosing it clears the others. */
  exclusive: flag,
  when: option.condition,
  disabledWhen: option.condition,
  disabledReason: option.text,
})

/** `message`: id of a message of messages.json, or a text of this field alone. */
const fieldRule = options({ "must!": option.condition, "message!": own("message"), n: option.value })

/** Options taken from data: each item gives a value and a label. */
export const optionsFrom = options({
  "items!": option.value,
  "value!": option.value,
  "label!": option.text,
  ...drawnOfOption,
  /** Items that it fails for are left out. */
  when: option.condition,
  disabledWhen: option.condition,
  disabledReason: option.text,
})

/** What every control draws besides its own options. A property that is added here reaches it in the same way. */
const drawnOfField = { suffix: option.text, autocomplete: text }
export const fieldDrawing = options(drawnOfField)

/** The options that every field has; those of its control come on top. */
export const field = options({
  "field!": text,
  /** Names that it had in releases before: answers to them are answers to this. */
  was: listOf(text),
  "widget!": own("control"),
  "label!": option.text,
  /** The first whose condition holds replaces the label. */
  labels: listOf(options({ "when!": option.condition, "label!": option.text })),
  help: option.rich,
  placeholder: text,
  ...drawnOfField,
  when: option.condition,
  required: flag,
  requiredWhen: option.condition,
  readOnlyWhen: option.condition,
  disabledWhen: option.condition,
  /** `codes`: all codes of the table that the schema of the field's property names. */
  options: own("fieldOptions"),
  /** First entry whose condition holds limits the options to the named values. */
  optionsWhen: listOf(options({ "when!": option.condition, "options!": listOf(anything) })),
  optionsFrom: own("optionsFrom"),
  /** Runs at once with every answer that a person gives. */
  changed: option.actions,
  /** Runs when a person leaves the field with another answer than before. */
  left: option.actions,
  /** Runs when Enter is pressed in it: what was typed is meant, such as a search term. */
  entered: option.actions,
  convert: listOf(own("conversion")),
  rules: listOf(fieldRule),
  /** Texts by check name that replace the message of messages.json for this field. */
  messages: mapOf(own("fieldText")),
  /** True for secrets: never kept, wiped when hidden. */
  forgetWhenHidden: flag,
  /** False: answered and checked, but not part of what is sent. */
  sent: flag,
  /** False: left out on purpose where screens show the answers of the form for confirmation. */
  confirmed: flag,
  /** Fields of a nested object, or of one item of an array (`repeater`). */
  ui: own("ui"),
})

export const section = options({ "section!": option.text, when: option.condition, "ui!": own("ui") })

export const form = document("form", {
  "schema!": schema,
  "ui!": own("ui"),
  /**
   * Where typed answers live besides the page's memory: nowhere (memory), or encrypted, so that a reload loses none (session) and
   * a webview that is killed neither (encrypted). Default memory.
   */
  keep: oneOf("memory", "session", "encrypted"),
})

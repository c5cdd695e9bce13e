/** What the renderer itself implements: what every product needs, whatever it is about. */
import { action, constant, flag, interfaceText, itemKey, listOf, option, options, widget } from "./definitions"

const storeChange = {
  /** Call whose document says `store`. */
  "store!": option.call,
  /** An item, or a list of them. */
  "item!": option.value,
  /** Runs where the server refuses what was done at once, after it is taken back and before that is told. */
  undone: option.actions,
}

const texts = listOf({ type: "string" })

export const coreDefinitions = [
  constant("allowedWords", "Words in Latin letters that texts may use.", texts),
  constant("avoidedWords", "Words that texts avoid, each with what to write.", {
    type: "object",
    additionalProperties: { type: "string" },
  }),
  constant("numberWords", "Words that multiply the number before them, such as thousand.", {
    type: "object",
    additionalProperties: { type: "number" },
  }),
  constant("boundWords", "Words behind a number that make it a bound: at least (`gte`), at most, above, below.", {
    type: "object",
    additionalProperties: { enum: ["gte", "lte", "gt", "lt"] },
  }),
  constant("placeholderText", "What stands for a text that somebody is going to write.", { type: "string" }),
  constant("allowedHosts", "Hosts that customers may be led to.", texts),
  interfaceText("broken-block", "Stands where a part of a screen cannot be drawn."),
  interfaceText("required", "Beside the label of a field that has to be answered."),
  interfaceText("optional", "Beside the label of a field that may be left out."),
  interfaceText("error-summary", "Heading over the list of what is wrong in a form."),
  interfaceText("gaps", "Under a primary button that waits: how many fields are still to be answered.", "n"),
  interfaceText("mistakes", "In its place where nothing is missing: how many answers are to be put right.", "n"),
  interfaceText("add-row", "Button that adds a row to a list of fields."),
  interfaceText("remove-row", "Button that takes a row away."),
  interfaceText("remove-row-of", "What that button is called aloud, with the title of its row.", "title"),
  interfaceText("row-title", "Title of a row, with its number.", "n"),
  interfaceText("loading", "What is read aloud while something loads."),
  interfaceText("retry", "Button that loads again what did not come."),
  interfaceText("retry-text", "Says that something did not come."),
  widget({
    name: "form",
    description: "Draws a form document; its answers live in the scope under `into`.",
    options: options({
      "form!": option.form,
      /** Name of the scope root that holds the answers, `$draft` or `$form`. */
      "into!": { type: "string", pattern: "^\\$[a-z][A-Za-z]*$" },
      /** Answers that the form starts with, where nothing was typed before. */
      initial: option.value,
    }),
  }),
  widget({
    name: "group",
    description: "Draws its blocks one after the other; for a condition that several blocks share.",
    options: options({ "body!": option.blocks }),
  }),
  widget({
    name: "each",
    description:
      "Draws its blocks once for every item of a list. `itemKey`, here and wherever rows are drawn for items, names the property that tells them apart: what is open or typed in a row goes where the row goes. Needed where rows come in pages, or are searched, sorted or filtered.",
    options: options({ "items!": option.value, itemKey, "body!": option.template, empty: option.blocks }),
  }),
  widget({
    name: "more",
    description:
      "Stands at the end of a list that comes in pages: it loads the next one when it is scrolled into view or pressed, or says that it did not come and tries again. Nothing where all is there.",
    options: options({ "data!": { type: "string" }, "label!": option.text }),
  }),
  action({
    name: "submit",
    effect: "stays",
    description:
      "Checks a form; goes on only when every rule holds, else shows the errors and moves focus to the first.",
    options: options({ "form!": option.form }),
    outcomes: ["invalid"],
  }),
  action({
    name: "call",
    effect: "stays",
    description:
      "Makes a call; its answer is `$res`, its failure `$failure`. Outcomes not named in `on` follow the call document, then errors.json.",
    options: options({
      "call!": option.call,
      /** Properties of the request, or `$form` for all answers that are sent. */
      input: { anyOf: [{ type: "object", additionalProperties: option.value }, option.value] },
      /** Form whose fields take the server's field errors; one of another screen has them when that opens next. */
      form: option.form,
      /** Sends every answer of `form` that is sent, besides what `input` names. */
      answers: { const: true },
      /** Data of the screen that the answer replaces. */
      into: { type: "string" },
      /** Nobody waits for it, as for what is looked for while somebody types: nothing over the screen says that it runs. */
      unawaited: { const: true },
    }),
  }),
  action({
    name: "load",
    effect: "stays",
    description: "Loads data of the screen again.",
    options: options({ "data!": listOf({ type: "string" }) }),
  }),
  action({
    name: "set",
    effect: "stays",
    description: "Sets a value of the screen's state.",
    options: options({ "state!": { type: "string" }, "value!": option.value }),
  }),
  action({
    name: "set-query",
    effect: "stays",
    description:
      "Changes values of the address in place, `$query.<name>`: no new view, nothing scrolls, and a reload finds them. Null takes one away.",
    options: options({ "values!": { type: "object", additionalProperties: option.value } }),
  }),
  action({
    name: "add-item",
    effect: "stays",
    description:
      "Adds an item to a store, the list that a call document keeps for the whole app: at once, and back again where the server refuses.",
    options: options(storeChange),
    outcomes: ["refused"],
  }),
  action({
    name: "remove-item",
    effect: "stays",
    description:
      "Removes an item, or all items of a list, from a store: at once, and back again where the server refuses.",
    options: options(storeChange),
    outcomes: ["refused"],
  }),
  action({
    name: "keep",
    effect: "stays",
    description:
      "Keeps a value beyond the screen, `$kept.<name>`; without a value, forgets it. It outlives a reload readably (`session`, the default: marks and choices), a webview that was killed as well, `encrypted` (amounts, answers of calls), or neither (`memory`). On the `device` it outlives the visit, until the log-out: what was looked for, never what is personal; with `most` it is a list, the newest first, each value once.",
    options: options({
      "name!": { type: "string" },
      in: { enum: ["session", "memory", "encrypted", "device"] },
      /** How many values the list keeps. */
      most: { type: "integer", minimum: 1 },
      value: { anyOf: [option.value, { type: "object", additionalProperties: option.value }] },
    }),
  }),
  action({
    name: "answer",
    effect: "stays",
    description:
      "Writes an answer of a form (null empties it) and moves focus there when asked; `list` and `row` name a row of a list.",
    options: options({
      "form!": option.form,
      "field!": { type: "string" },
      list: { type: "string" },
      row: option.value,
      value: option.value,
      focus: flag,
    }),
  }),
  action({
    name: "reset",
    effect: "stays",
    description:
      "Puts a form back to its answers to start with and forgets what was typed, also on another screen; without `form`, every form of this screen. With `only: newer` it does so for answers that were given anew elsewhere, and what else was typed stays.",
    options: options({ form: option.form, only: { enum: ["newer"] } }),
  }),
  action({
    name: "next",
    effect: "advances",
    description:
      "Moves to the step that the flow gives after this one; in edit mode, back to the summary it came from, or first through all steps up to `through`.",
    options: options({ replace: flag, through: option.target }),
  }),
  action({
    name: "choose",
    effect: "stays",
    description: "Runs `then` when the condition holds, else `otherwise`.",
    options: options({ "if!": option.condition, "then!": option.actions, otherwise: option.actions }),
  }),
] as const

import { flag, listOf, mapOf, oneOf, option, options } from "../definitions"
import { anything, document, names, own, text } from "./head"

/** A named state of a screen, for QA: drawn from the document alone. */
export const sample = options({
  description: text,
  query: mapOf(text),
  /** Call id -> name of a sample of that call, an outcome name, or `pending`. Calls not named answer their first sample. */
  calls: mapOf(text),
  /** The same for every answer of a call after its first: the next page of a list, what is loaded again. */
  later: mapOf(text),
  /** Answers by form scope name (`draft`, `form`). */
  answers: mapOf(mapOf(anything)),
  /** True: as if the customer had pressed the button that submits. */
  submitted: flag,
  /** Pictures chosen for a field of type `upload`, by field: drawn on the spot, of the kind that the name ends in. */
  files: mapOf(listOf(options({ "name!": text, size: { type: "integer", minimum: 0 } }))),
  /** Values of `$kept`, by store name. */
  kept: mapOf(anything),
  /** Overrides of `$ctx`. */
  ctx: mapOf(anything),
  /** How actions end that ask something outside of the page: name of the action -> outcome, or `pending`. */
  actions: mapOf(text),
  /** Keys of blocks to tap, in order, once the screen is idle. */
  tap: names,
  /** Actions run once the screen is idle (open a sheet, a popup). */
  do: option.actions,
})

export const data = options({
  /** Id of a call document, or name of a registered source; exactly one of the two. */
  call: own("callName"),
  source: own("source"),
  input: mapOf(option.value),
  when: option.condition,
  /**
   * A list that comes in pages, which are appended: `by` is the property of the request that counts them from 1, `items` and
   * `more` are `$res` paths to the rows and to whether there are further ones. The component `more` loads the next page.
   */
  pages: options({ "by!": text, "items!": own("point"), "more!": own("point") }),
  /** What stands in for the data while it loads: skeleton shapes, with the number of rows that will come where that is known. */
  loading: listOf({
    anyOf: [
      own("skeleton"),
      options({ "shape!": own("skeleton"), "rows!": { type: "integer", minimum: 1, maximum: 12 } }),
    ],
  }),
  /** When the data counts as empty and what is drawn instead of the body; `"never"` if it cannot be empty. */
  empty: { anyOf: [oneOf("never", "in-body"), options({ "when!": option.condition, "body!": option.blocks })] },
  /** `outcome`: the outcomes of the call decide (sheet, popup, page). `retry`: a block with a retry button in place of the body. `ignore`: the screen lives without. */
  error: oneOf("outcome", "retry", "ignore"),
  on: own("outcomes"),
})

/** An item of a store that is there or not: what a heart is drawn from. */
export const mark = options({
  /** Call whose document says `store`. */
  "store!": option.call,
  /** The properties that tell it apart. */
  "item!": mapOf(option.value),
  /** What comes before a tap removes it: `removed` may find that what stood for it was drawn without it in between. */
  removing: option.actions,
  /** What follows a tap that added or removed it. */
  added: option.actions,
  removed: option.actions,
})

const queryRule = options({
  in: names,
  pattern: text,
  default: text,
  /** `integer`: `$query.x` is a number (digits only, else the rule is broken). Text where absent. */
  as: oneOf("integer"),
  else: option.actions,
})

/** A button on the right of the header. */
export const headerAction = options({
  "key!": text,
  "icon!": option.icon,
  /** What screen readers say; nobody else sees it. */
  "label!": option.text,
  /** Draws a dot at the icon while it holds. */
  dot: option.condition,
  when: option.condition,
  "tap!": option.actions,
})

export const screen = document("screen", {
  /** Text of the header and of the page title. */
  "title!": option.text,
  /** The first whose condition holds replaces the title. */
  titles: listOf(options({ "when!": option.condition, "title!": option.text })),
  layout: oneOf("page", "blank"),
  /** Page name of analytics records; the id where absent. */
  page: text,
  /**
   * `back`: a screen id, `close`, `history`, `none` or `flow` (the flow's back policy). Default `close`. `backQuery`: with
   * what a screen is opened that does not lie right behind. `ask`: asked before
   * the control or the device's own back goes there, as long as `askWhen` holds. `leave`: runs before it goes there.
   * `otherwise`: instead of closing the webview, what `history` does where nothing lies behind, as after a killed webview.
   */
  header: options({
    back: own("back"),
    backQuery: mapOf(option.value),
    otherwise: option.actions,
    ask: option.text,
    askWhen: option.condition,
    leave: option.actions,
    hidden: flag,
    close: flag,
    rotate: flag,
    actions: listOf(headerAction),
  }),
  query: mapOf(queryRule),
  /** Names of kept stores that must hold a value, else the actions run. */
  needs: mapOf(options({ "else!": option.actions })),
  data: mapOf(own("data")),
  /** Values made of values, `$values.<name>`; each may read those above it. */
  values: mapOf(option.value),
  enter: option.actions,
  /** Screen-local values, `$state.name`, with their initial values. */
  state: mapOf(anything),
  "body!": option.blocks,
  footer: option.blocks,
  "samples!": mapOf(own("sample")),
})

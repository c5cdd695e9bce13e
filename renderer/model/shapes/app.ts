/** Documents of which an app has one: routes, closures, outcomes of calls, conditions, messages, theme. */
import { listOf, mapOf, oneOf, option, options } from "../definitions"
import { document, names, own, schema, text } from "./head"

/** Who may come in: one of them, `login` or an address whose query has a value of that name (a link in a mail). */
const guard = {
  anyOf: [
    oneOf("login", "demo", "none"),
    options({ "any!": listOf({ anyOf: [oneOf("login"), options({ "query!": text })] }) }),
  ],
} as const

const route = options({
  screen: own("screen"),
  flow: own("flow"),
  guard,
  /** Part of the app that is open or closed as a whole, by its name in `areas`. */
  area: own("area"),
  /** Path that replaces this one from the version of `constants.v2FromVersion` on. */
  v2: text,
  /** Page name of analytics records, where it is not the screen's own. */
  page: text,
  /** A known address that another site serves: documents may lead there, this app does not draw it. */
  elsewhere: { const: true },
})

export const app = document("app", {
  "routes!": mapOf(route),
  /**
   * Parts of the app, by what people call them: open unless a closure says otherwise, and only while the condition holds, if there
   * is one (`$ctx`, `$kept`, `$app`). The addresses of a closed one lead elsewhere.
   */
  areas: mapOf(options({ "label!": text, "otherwise!": option.target, when: option.condition })),
  /** Screen drawn for a path without a route. */
  "notFound!": own("screen"),
  /** `{{name}}` in texts. */
  "tokens!": mapOf(text),
  "links!": mapOf(text),
  "schemes!": mapOf(own("scheme")),
  "constants!": own("constants"),
  /** Query values that the app itself reads, whatever the screen. */
  query: names,
  /** JSON Schemas of what the scope always holds: `ctx`, `kept` stores. */
  "scope!": mapOf(schema),
})

/** Client -> outcome -> what follows where neither screen nor call says otherwise. */
export const errors = document("errors", {
  "clients!": mapOf(
    options({
      /**
       * An outcome (`rejected`, `sheet`) whose actions run first (a popup, a sheet) when a failure with this outcome also
       * has a branch for its business code; the code's own actions follow. Failures with another outcome go straight to the branch.
       */
      before: text,
      /** What sheets look like that its servers send with a business code. */
      sheet: schema,
      /** What its servers say of every answer, beside what was asked for: no call finds a value of its own under these names. */
      envelope: names,
      "outcomes!": own("outcomes"),
    }),
  ),
})

/** When parts of the app are closed, and what customers are told meanwhile. Times are those of the server's zone, without an offset. */
export const closures = document("closures", {
  "closures!": listOf(
    options({ "areas!": listOf(own("area")), "from!": own("minute"), "until!": own("minute"), text: own("plainText") }),
  ),
})

export const conditions = document("conditions", {
  "conditions!": mapOf(options({ "label!": text, "when!": option.condition, description: text })),
})

export const messages = document("messages", {
  "messages!": mapOf(own("messageText")),
  /** Texts that the renderer itself needs (broken block, error summary, retry ...), by fixed key. */
  "interface!": mapOf(own("interfaceText")),
})

export const theme = document("theme", {
  "light!": mapOf(own("colour")),
  "dark!": mapOf(own("colour")),
  "tokens!": mapOf(own("designToken")),
})

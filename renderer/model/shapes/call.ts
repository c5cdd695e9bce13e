import { flag, listOf, mapOf, oneOf, option, options } from "../definitions"
import { methods } from "../calls"
import { anything, document, own, schema, text } from "./head"

/** How a store is changed in one direction: with which call, and what a control that does it says and records. */
const change = { "call!": option.call, "key!": text, "label!": option.text } as const

/**
 * The answer is a list that the whole app shares: every screen that shows it shows the same, other tabs hear of it (the newest
 * wins), and it changes before the server has answered, which may take the change back.
 */
const store = options({
  /** Where the answer has the items; the newest is the first. */
  "items!": own("point"),
  /** Properties that tell items apart; these are what the calls of a change are sent. */
  "by!": listOf(text),
  /** Where the answer says how many there may be. */
  most: own("point"),
  /** `item`: properties that an item has until the server answers, besides those that tell it apart. */
  "add!": options({ ...change, item: mapOf(option.value) }),
  "remove!": options(change),
  /** Only while this holds is the list asked for and can it be changed. */
  when: option.condition,
  /** What a change does instead, while it does not. */
  otherwise: option.actions,
  /** What an addition to a full list does instead. */
  full: option.actions,
  /** Not told to other tabs. */
  shared: { const: false },
  /** Fields of the answer that stay in their tab. */
  omit: listOf(text),
})

export const call = document("call", {
  "client!": own("client"),
  "method!": oneOf(...methods),
  /** Path on the client's base URL; `{name}` takes a value of the request. */
  "path!": text,
  "effect!": oneOf("read", "write"),
  demo: flag,
  /**
   * Property of the request that carries what an action `step-up` gave. A proof is made anew for every try, so it is no part of
   * what makes two requests the same.
   */
  stepUp: text,
  /** False: the server knows no request id, and a write is sent without one. */
  requestId: { const: false },
  "request!": schema,
  /** Payload of a success, without the client's envelope. */
  "response!": schema,
  /**
   * Business codes that this call can answer, with the text the server sends along. `shows: "none"`: what errors.json runs
   * before the branch of a code (the server's popup) does not run; the branch says it all.
   */
  codes: mapOf(
    options({
      message: text,
      shows: oneOf("none"),
      sheet: anything,
      /** What the server says of single properties of the request, for the fields of the same names. */
      fieldErrors: listOf(options({ "field!": text, "message!": text })),
      detail: anything,
      /** What else the server says with this code, by name: a screen's sample asks for it as `CODE/name`. */
      samples: mapOf(options({ message: text, detail: anything })),
    }),
  ),
  store,
  /** What follows an outcome or a business code; every one not named here falls to errors.json. */
  outcomes: own("outcomes"),
  /** Named payloads of a success. The first is the usual one. */
  "samples!": mapOf(anything),
})

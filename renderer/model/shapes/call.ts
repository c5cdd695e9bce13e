import { flag, mapOf, oneOf, options } from "../definitions"
import { anything, document, own, schema, text } from "./head"

export const call = document("call", {
  "client!": own("client"),
  "method!": oneOf("GET", "POST", "PUT", "PATCH", "DELETE"),
  /** Path on the client's base URL; `{name}` takes a value of the request. */
  "path!": text,
  "effect!": oneOf("read", "write"),
  demo: flag,
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
    options({ message: text, shows: oneOf("none"), sheet: anything, fieldErrors: anything, detail: anything }),
  ),
  /** What follows an outcome or a business code; every one not named here falls to errors.json. */
  outcomes: own("outcomes"),
  /** Named payloads of a success. The first is the usual one. */
  "samples!": mapOf(anything),
})

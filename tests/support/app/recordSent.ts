import { isRecord } from "../../../src/domain/json"
import type { Visitor } from "../../src/sandbox/support/testbed"

/** The same customer, and what is sent for them to the addresses that fit. */
export function recordSent(visitor: Visitor, address: RegExp) {
  const bodies: Readonly<Record<string, unknown>>[] = []
  const send: Visitor["send"] = (method, url, body, headers) => {
    if (address.test(url) && isRecord(body)) bodies.push(body)
    return visitor.send(method, url, body, headers)
  }
  return { visitor: { ...visitor, send }, bodies }
}

import type { CompiledCall } from "../../renderer/model/compiled"

/** A call document as the browser gets it: a legacy read that takes any payload, unless told otherwise. */
export const aCall = (parts: Partial<CompiledCall> = {}): CompiledCall => ({
  id: "legacy/withdrawal",
  client: "legacy",
  method: "POST",
  path: "/v2/client/withdrawal",
  effect: "read",
  response: {},
  codes: [],
  outcomes: {},
  ...parts,
})

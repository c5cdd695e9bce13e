import type { CompiledCall } from "../../../renderer"
import { envelopeFailure, exchange } from "./bffWire"
import type { WireDependencies } from "./bffWire"
import type { CallClient, CallInput } from "./callClient"
import { isSettled } from "./intents"
import type { Intents } from "./intents"
import { checkPayload, isRecord } from "./payload"

/** Version of the application draft: read from every answer, sent with every change. */
export interface DraftVersion {
  current(): number | undefined
  note(version: number): void
}

export interface AcoDependencies extends WireDependencies {
  readonly intents: Intents
  readonly draftVersion: DraftVersion
}

/** Posts that change the draft as a whole and so name the version they saw. */
const versionedPosts = ["/draft/confirm", "/applications"]

/** The account opening service: an envelope with `data`, an `Idempotency-Key` on every POST. */
export function createAcoClient(dependencies: AcoDependencies): CallClient {
  const { intents, draftVersion, closeLabel } = dependencies

  function withVersion(call: CompiledCall, input: CallInput): CallInput {
    const version = draftVersion.current()
    const needsVersion = call.method === "PATCH" || (call.method === "POST" && versionedPosts.includes(call.path))
    return needsVersion && version !== undefined && input["version"] === undefined ? { ...input, version } : input
  }

  function noteVersion(value: unknown): void {
    if (isRecord(value) && Number.isSafeInteger(value["version"])) draftVersion.note(Number(value["version"]))
  }

  return {
    async send(call, given, { signal }) {
      const input = withVersion(call, given)
      const key = call.method === "POST" ? { "idempotency-key": intents.idOf(call.id, input) } : {}
      const result = await exchange(call, dependencies, {
        input,
        signal,
        headers: key,
        judge: (body) => envelopeFailure(call, body, closeLabel) ?? checkPayload(call, body["data"]),
      })
      if (result.kind === "ok") noteVersion(result.value)
      if (result.kind === "ok" || isSettled(result.failure.outcome)) intents.settle(call.id, input)
      return result
    },
  }
}

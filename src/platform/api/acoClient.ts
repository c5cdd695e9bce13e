import { documentsHeader } from "../../domain/releases"
import { isRecord } from "../../domain/json"
import type { CompiledCall } from "../../../renderer"
import { envelopeFailure, exchange } from "./bffWire"
import type { WireDependencies } from "./bffWire"
import type { CallClient, CallInput } from "./callClient"
import { isConclusive } from "./idempotencyKeys"
import type { IdempotencyKeys } from "./idempotencyKeys"

/** Version of the application draft: read from every answer, sent with every change. */
export interface DraftVersion {
  current(): number | undefined
  set(version: number): void
}

export interface AcoDependencies extends WireDependencies {
  readonly idempotencyKeys: IdempotencyKeys
  readonly draftVersion: DraftVersion
  /** Of the documents that the page shows: the service judges by the same ones. */
  readonly release: string | undefined
}

/** Posts that change the draft as a whole and so name the version they saw. */
const versionedPosts = ["/draft/confirm", "/applications"]

/** The account opening service: an envelope with `data`, an `Idempotency-Key` on every POST. */
export function createAcoClient(dependencies: AcoDependencies): CallClient {
  const { idempotencyKeys, draftVersion, release, closeLabel } = dependencies

  function withVersion(call: CompiledCall, input: CallInput): CallInput {
    const version = draftVersion.current()
    const needsVersion = call.method === "PATCH" || (call.method === "POST" && versionedPosts.includes(call.path))
    return needsVersion && version !== undefined && input["version"] === undefined ? { ...input, version } : input
  }

  function recordVersion(value: unknown): void {
    if (isRecord(value) && Number.isSafeInteger(value["version"])) draftVersion.set(Number(value["version"]))
  }

  const shown = release === undefined ? {} : { [documentsHeader]: release }
  return {
    async send(call, given, { signal }) {
      const input = withVersion(call, given)
      const key = call.method === "POST" ? { "idempotency-key": idempotencyKeys.keyFor(call, input) } : {}
      const result = await exchange(call, dependencies, {
        input,
        signal,
        headers: { ...key, ...shown },
        evaluate: (body, check) => envelopeFailure(call, body, closeLabel) ?? check(call, body["data"]),
      })
      if (result.kind === "ok") recordVersion(result.value)
      if (result.kind === "ok" || isConclusive(result.failure.outcome)) idempotencyKeys.release(call, input)
      return result
    },
  }
}

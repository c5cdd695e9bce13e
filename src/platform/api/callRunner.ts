import type { CallOptions, CallResult, CompiledCall } from "../../../renderer"
import type { CallClient, CallInput, Report } from "./callClient"
import type { Layer } from "./loaderState"
import { broken, failed } from "./results"
import type { Turn } from "../turns"
import type { RunningCalls } from "./runningCalls"

export interface RunnerDependencies {
  readonly clients: Readonly<Record<string, CallClient>>
  readonly runningCalls: RunningCalls
  /** What the device believes; false means that nothing can leave it. */
  readonly isOnline: () => boolean
  readonly report: Report
  /** What reads wait for, so that those of a screen are not all prepared in one task. */
  readonly turn?: Turn | undefined
}

export type CallRunner = (call: CompiledCall, input: CallInput, options: CallOptions) => Promise<CallResult>

/** Clients whose calls the loading indicator speaks of. The others work in the background. */
const layers: Readonly<Record<string, Layer>> = {
  legacy: "page",
  brand: "page",
  bff: "platform",
  aco: "account-opening",
}

/** Makes the calls of documents: picks the client, counts, and turns whatever is thrown into `broken`. */
export function createCallRunner({ clients, runningCalls, isOnline, report, turn }: RunnerDependencies): CallRunner {
  async function send(call: CompiledCall, input: CallInput, options: CallOptions): Promise<CallResult> {
    const client = Object.hasOwn(clients, call.client) ? clients[call.client] : undefined
    if (!client) return broken(call, "unknown-client")
    const ahead = call.effect === "read" ? turn?.() : undefined
    if (ahead) await ahead
    try {
      return await client.send(call, input, options)
    } catch {
      return broken(call, "client-threw")
    }
  }

  return async (call, input, options) => {
    if (options.signal.aborted) return failed(call, "cancelled", { detail: { reason: "aborted" } })
    // A write that surely never left may be called offline; after sending it could only be unconfirmed.
    if (call.effect === "write" && !isOnline()) return failed(call, "offline")
    const run = () => send(call, input, options)
    const layer = options.unawaited !== true && Object.hasOwn(layers, call.client) ? layers[call.client] : undefined
    const result = await (layer ? runningCalls.track(layer, run) : run())
    if (result.kind === "failed" && result.failure.outcome === "broken")
      report({ code: "call-broken", at: call.id, detail: String(result.failure.detail["reason"]) })
    return result
  }
}

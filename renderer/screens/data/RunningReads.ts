import type { CallFailure, CallResult } from "../../model/calls"

/**
 * Reads that actions wait for. One that is the same as another that is still running (a field that is left by a tap on the
 * button that makes the same call) shares its answer; a failure is handled once.
 */
export class RunningReads {
  private readonly answers = new Map<string, Promise<CallResult>>()

  async share(request: string, send: () => Promise<CallResult>): Promise<CallResult> {
    const running = this.answers.get(request)
    if (running !== undefined) return withoutFailure(await running)
    const answer = send().finally(() => this.answers.delete(request))
    this.answers.set(request, answer)
    return answer
  }
}

function withoutFailure(result: CallResult): CallResult {
  if (result.kind === "ok") return result
  const failure: CallFailure = { ...result.failure, outcome: "cancelled" }
  return { kind: "failed", failure }
}

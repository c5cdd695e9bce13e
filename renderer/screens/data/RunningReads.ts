import type { CallFailure, CallResult } from "../../model/calls"

/**
 * Reads that actions wait for. One that asks the same as another that is still running (a field that is left by a tap on
 * the button that asks the same) shares its answer; what follows a failure, follows once.
 */
export class RunningReads {
  private readonly answers = new Map<string, Promise<CallResult>>()

  async share(question: string, ask: () => Promise<CallResult>): Promise<CallResult> {
    const running = this.answers.get(question)
    if (running !== undefined) return withoutFailure(await running)
    const answer = ask().finally(() => this.answers.delete(question))
    this.answers.set(question, answer)
    return answer
  }
}

function withoutFailure(result: CallResult): CallResult {
  if (result.kind === "ok") return result
  const failure: CallFailure = { ...result.failure, outcome: "cancelled" }
  return { kind: "failed", failure }
}

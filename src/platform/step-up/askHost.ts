import type { Clock } from "../../domain/clock"
import { deliver, type Post } from "../bridge"
import { answerMs, type Challenge, type StepUpEnd } from "./stepUp"

interface Host {
  /** `window`, on which the host dispatches its answer as `CustomEvent` `step-up-answer`. */
  readonly events: EventTarget
  readonly post: Post
  readonly clock: Clock
  readonly randomUuid: () => string
}

const failures = ["cancelled", "failed", "locked", "unavailable"] as const

/**
 * Message `stepUp` `{ id, challenge, credentials }`; the answer `{ id, outcome, proof }` comes when the customer is done.
 * A host that never answers counts as a customer who went away.
 */
export async function askHost({ events, post, clock, randomUuid }: Host, asked: Challenge): Promise<StepUpEnd> {
  const id = randomUuid()
  const stops: (() => void)[] = []
  const end = await new Promise<StepUpEnd>((resolve) => {
    const listen = (event: Event) => {
      const answer = readAnswer(event, id)
      if (answer) resolve(answer)
    }
    events.addEventListener("step-up-answer", listen)
    stops.push(() => events.removeEventListener("step-up-answer", listen))
    stops.push(clock.after(answerMs, () => resolve({ outcome: "cancelled" })))
    void deliver(post, clock, ["stepUp", { id, ...asked }]).then((sent) => {
      if (sent === "unavailable") resolve({ outcome: "unavailable" })
    })
  })
  for (const stop of stops) stop()
  return end
}

/** The answer to the question of this id; anything else on the page says nothing. */
function readAnswer(event: Event, id: string): StepUpEnd | undefined {
  const detail: unknown = "detail" in event ? event.detail : undefined
  if (typeof detail !== "object" || detail === null || !("id" in detail) || detail.id !== id) return undefined
  if ("proof" in detail && typeof detail.proof === "string" && "outcome" in detail && detail.outcome === "ok")
    return { outcome: "ok", proof: detail.proof }
  return { outcome: failures.find((name) => "outcome" in detail && detail.outcome === name) ?? "failed" }
}

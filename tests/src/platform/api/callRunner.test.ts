// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { CallResult } from "../../../../renderer"
import { createCallRunner } from "../../../../src/platform/api/callRunner"
import { RunningCalls } from "../../../../src/platform/api/runningCalls"
import { aCall } from "../../../support/aCall"
import { createFakeClock } from "../../../support/fakeClock"
import { createHeld } from "../../../support/held"

const { signal } = new AbortController()

/** How long the loading indicator stays after a call of so many milliseconds. */
async function staysAfter(client: string, lastsMs: number): Promise<number> {
  const clock = createFakeClock()
  const runningCalls = new RunningCalls(clock)
  const { promise, resolve } = createHeld<CallResult>()
  const clients = { [client]: { send: () => promise } }
  const call = createCallRunner({ clients, runningCalls, isOnline: () => true, report: () => undefined })
  const answered = call(aCall({ client }), {}, { signal })
  await clock.advance(lastsMs)
  resolve({ kind: "ok", value: {} })
  await answered
  await clock.advance(0)
  const from = clock.elapsed()
  while (runningCalls.isShown) await clock.advance(1)
  return clock.elapsed() - from
}

describe("createCallRunner", () => {
  it.each([
    ["legacy", 100, 180],
    ["legacy", 1_000, 180],
    ["brand", 1_000, 180],
    ["bff", 100, 400],
    ["bff", 1_000, 180],
    ["aco", 100, 400],
    ["aco", 1_000, 0],
    ["config", 1_000, 0],
  ] as const)(
    "lets the loading indicator of a call of %s that took %i ms stay for %i ms",
    async (client, lasts, stays) => {
      expect(await staysAfter(client, lasts)).toBe(stays)
    },
  )
})

// @vitest-environment node
import { expect, it } from "vitest"
import type { DocumentSet } from "../../../../renderer/compiler"
import type { Effect } from "../../../../src/domain/effect"
import { effectSince } from "../../../../src/server/desk/effectSince"

const setOf = (root: string) => ({ root }) as DocumentSet
const effect: Effect = { of: 1, screens: [], shared: [], cases: { of: 0, changed: 0, groups: [], untold: [] } }

interface Run {
  readonly signal: AbortSignal
  resolve(effect: Effect): void
  reject(error: Error): void
}

function open() {
  const runs: Run[] = []
  const ask = effectSince(
    new Map(),
    (_before, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("ended")))
        runs.push({ signal, resolve, reject })
      }),
  )
  return { runs, ask }
}

it("the same documents are worked out once", async () => {
  const { runs, ask } = open()
  const set = setOf("a")
  const answers = [ask(set), ask(set)]
  runs[0]?.resolve(effect)
  expect(await Promise.all(answers)).toEqual([effect, effect])
  expect(runs).toHaveLength(1)
})

it("who asks for older documents hears nothing once newer ones are asked for, and that work ends", async () => {
  const { runs, ask } = open()
  const older = ask(setOf("a"))
  const newer = ask(setOf("b"))
  expect(runs[0]?.signal.aborted).toBe(true)
  runs[1]?.resolve(effect)
  expect([await older, await newer]).toEqual([undefined, effect])
})

it("what could not be told is worked out again for whoever asks again", async () => {
  const { runs, ask } = open()
  const set = setOf("a")
  const first = ask(set)
  runs[0]?.reject(new Error("broken"))
  expect(await first).toBeUndefined()
  const second = ask(set)
  runs[1]?.resolve(effect)
  expect(await second).toEqual(effect)
})

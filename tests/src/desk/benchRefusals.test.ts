import { expect, it } from "vitest"
import { BenchDesk } from "../../../src/desk/bench/BenchDesk"
import type { DeskStore } from "../../../src/desk/DeskStore"

it.each([
  ["does not answer", undefined, /サーバーにつながっていないため/],
  ["could not write it down", { status: 500, body: { ok: false } }, /サーバーが処理できなかったため/],
])("what was said of a difference to a server that %s is told not to be kept, and why", async (_name, answer, said) => {
  const post = () => (answer ? Promise.resolve(answer) : Promise.reject(new Error("away")))
  const get = () => Promise.resolve({ status: 500, body: undefined })
  const bench = new BenchDesk({ api: { get, post } } as object as DeskStore)
  await bench.decide("0".repeat(24), "wrong", "敬語")
  expect(bench.refusal).toMatch(said)
})

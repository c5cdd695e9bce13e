// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseJsonInSteps } from "../../../src/domain/jsonSteps"
import type { Steps } from "../../../src/domain/steps"

/** The result and the number of pauses. */
function finish<Result>(steps: Steps<Result>) {
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next()
    if (step.done) return { value: step.value, pauses }
  }
}

const outcome = (parse: () => unknown) => {
  try {
    return { value: parse() }
  } catch (error) {
    return { refused: error instanceof SyntaxError }
  }
}

/** What both say; ours gets the text cut at some places, which are shares of its length. */
const both = (text: string, cuts: readonly number[] = []) => {
  const ends = [...cuts.map((cut) => Math.floor(cut * text.length)), text.length].toSorted(
    (left, right) => left - right,
  )
  const parts = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
  return [outcome(() => finish(parseJsonInSteps(parts)).value), outcome((): unknown => JSON.parse(text))]
}

const someCuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

describe("parseJsonInSteps", () => {
  it("gives what JSON.parse gives", () => {
    const spacing = fc.constantFrom(undefined, 2, "\t")
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), spacing, someCuts, (value, indent, cuts) => {
        const [ours, theirs] = both(JSON.stringify(value, null, indent), cuts)
        expect(ours).toEqual(theirs)
      }),
    )
  })

  it("refuses what JSON.parse refuses, whatever sign is changed or lost", () => {
    const text = '{"a":[1,{"b":"x\\"]"},[],[2, 3]] , "c" :"\\\\", "__proto__":{}, "d":[]}'
    const signs = fc.constantFrom("", ",", "]", "}", "[", "{", '"', "\\", ":", " ", "1")
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(2), signs, someCuts, (at, lost, sign, cuts) => {
        const [ours, theirs] = both(text.slice(0, at) + sign + text.slice(at + lost), cuts)
        expect(ours).toEqual(theirs)
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    "",
    " ",
    "[1,2]",
    "null",
    '{"a":[1,]}',
    '{"a":[,1]}',
    '{"a":[1],}',
    '{"a":1}x',
    '{"a":[1]',
    "{,}",
    "{}",
    '{"a":[ ]}',
  ])("agrees about %j", (text) => {
    const [ours, theirs] = both(text)
    expect(ours).toEqual(theirs)
  })

  it("gives the same wherever the text is cut in two, and sign by sign", () => {
    const text = ' { "a\\"b" : [ {"x": "\\\\"}, [1 , 2],"𠮷" ] , "c":{"d":[-1.5e3]},"e": null } '
    const whole: unknown = JSON.parse(text)
    for (let at = 0; at <= text.length; at += 1)
      expect(finish(parseJsonInSteps([text.slice(0, at), text.slice(at)])).value).toEqual(whole)
    expect(finish(parseJsonInSteps(text.split(""))).value).toEqual(whole)
  })

  it("agrees about commas where one group of a long list ends", () => {
    const row = JSON.stringify("x".repeat(40_000))
    for (const list of [`[${row},${row}]`, `[${row},]`, `[${row},,${row}]`, `[,${row}]`]) {
      const [ours, theirs] = both(`{"rows":${list}}`, [0.3, 0.5, 0.8])
      expect(ours).toEqual(theirs)
    }
  })

  it("pauses after every 32,768 characters of a list", () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ index, name: "さくら食品ファンド" }))
    const text = JSON.stringify({ rows })
    expect(finish(parseJsonInSteps([text])).pauses).toBeGreaterThanOrEqual(Math.floor(text.length / 33_000))
  })
})

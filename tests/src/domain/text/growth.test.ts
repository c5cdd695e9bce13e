// @vitest-environment node
import * as fc from "fast-check"
import { checkSync } from "recheck"
import { describe, expect, it } from "vitest"
import * as conversions from "../../../../src/conversions/index"
import { phrasesOf } from "../../../../src/domain/text/phrases"
import { watchTextWork } from "../../../support/textWork"

/** Runs of each of these, and of several by turns, are what makes a careless search try again and again. */
const signs = [..." 　\t\n-ー－円¥,、゛゜ﾞﾟ\u3099\u0301\u0323\u20D0a1Ａ１アがｶ々.・（㈱𠮷\u200B\uFE0F"]
const unit = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 }).map((some) => some.join(""))
const frame = fc.constantFrom("", "x", "1", "ア", "@", "円")

const functions = { ...conversions, phrasesOf }

describe.each(Object.entries(functions))("%s", (_, handle) => {
  it("does no more than twice the work for twice the text", () => {
    fc.assert(
      fc.property(unit, frame, frame, (repeated, before, after) => {
        const work = (times: number) =>
          watchTextWork(() => void handle(`${before}${repeated.repeat(times)}${after}`)).characters
        expect(work(800)).toBeLessThanOrEqual(2.1 * work(400) + 200)
      }),
      { seed: 20_261_122, numRuns: 60 },
    )
  })

  it("searches with expressions whose steps grow with the text alone", () => {
    const sample = fc.sample(fc.tuple(unit, frame), { seed: 20_261_122, numRuns: 40 })
    const { expressions } = watchTextWork(() => {
      for (const [repeated, end] of sample) handle(`${repeated.repeat(3)}${end}`)
    })
    const slow = expressions.filter(({ source, flags }) => {
      const { status } = checkSync(source, flags.replace("g", ""), { randomSeed: 1, timeout: 2_000 })
      return status === "vulnerable"
    })
    expect(slow).toEqual([])
  })
})

describe.each(Object.entries(conversions))("%s", (name, convert) => {
  it.each([
    ["halves of a pair of surrogates", "\uD83D\uDE00".slice(0, 1)],
    ["the other half", "\uDE00"],
    ["zero-width characters", "\u200B\u200D\u2060\uFEFF"],
    ["marks of direction", "\u202E\u2066\u061C"],
    ["variation selectors", "\uFE0F\u{E0100}\u180B"],
    ["tags", "\u{E0001}\u{E0041}\u{E007F}"],
    ["fillers", "\u3164\uFFA0\u115F\u034F"],
    ["controls", "\u0000\u0007\u009F"],
    ["what is no character", "\uFFFE\u{1FFFF}"],
  ])("lets no %s through", (_what, unseen) => {
    const seen = name === "amount" || name.startsWith("digits") || name === "pad-7" ? "1234" : "アb"
    expect(convert([...seen].join(unseen) + unseen)).toBe(convert(seen))
  })

  it("does not make a character of halves that something unseen kept apart", () => {
    expect(convert("\uD83D\u200B\uDE00\uD83D\u0000\uDE00")).toBe("")
  })
})

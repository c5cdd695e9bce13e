// @vitest-environment node
import { describe, expect, it } from "vitest"
import { countJourneys, countUnit, tallyOf } from "../../../../src/cli/verify/tally"

describe("what a step counts", () => {
  it("takes a journey that passed only when it was tried again, and one that was left out, for failed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
    expect(countJourneys({ stats })).toEqual({ passed: 5, failed: 6, kept: 0 })
  })

  it("reads how many unit tests passed and failed, and nothing where no report was written", () => {
    expect(countUnit({ numPassedTests: 7, numFailedTests: 1 })).toEqual({ passed: 7, failed: 1, kept: 0 })
    expect([countUnit({}), countJourneys({})]).toEqual([
      { passed: 0, failed: 0, kept: 0 },
      { passed: 0, failed: 0, kept: 0 },
    ])
  })

  it.each([
    ["a check that ends well is one test", 0, undefined, { passed: 1, failed: 0, kept: 0 }],
    ["a check that ends badly has failed", 1, undefined, { passed: 0, failed: 1, kept: 0 }],
    ["failed tests are counted one by one", 1, { passed: 3, failed: 2, kept: 0 }, { passed: 3, failed: 2, kept: 0 }],
    [
      "a step that breaks without naming a test has failed",
      1,
      { passed: 3, failed: 0, kept: 0 },
      { passed: 3, failed: 1, kept: 0 },
    ],
    ["a step that ran no test proves nothing", 0, { passed: 0, failed: 0, kept: 0 }, { passed: 0, failed: 1, kept: 0 }],
  ])("%s", (_title, code, counted, expected) => {
    expect(tallyOf(code, counted)).toEqual(expected)
  })

  it("lets a step run no test where it says what it misses, but never lets it break", () => {
    const none = { passed: 0, failed: 0, kept: 0 }
    const missing = ["firefox is not there"]
    expect([tallyOf(0, none, missing), tallyOf(1, none, missing)]).toEqual([none, { passed: 0, failed: 1, kept: 0 }])
  })
})

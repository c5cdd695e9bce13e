// @vitest-environment node
import { assert, integer, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { compileValue } from "../../renderer/compiler/compile/compileValue"
import { createScope } from "../../renderer/expressions/createScope"
import { resolveValue } from "../../renderer/expressions/evaluate"
import { valueOperators } from "../../renderer/expressions/values/all"
import { readFileSync } from "node:fs"
import { isBusinessDay } from "../../src/sandbox/engine/clock/businessDays"
import { shippedRoot } from "../support/shippedRoot"

const { values } = JSON.parse(readFileSync(`${shippedRoot}/withdrawal/client_withdrawal.screen.json`, "utf8"))
const context = { tokens: {}, conditions: {}, codes: new Map() }

const bands = [
  { AMOUNT_FROM: 1, AMOUNT_TO: 29_999, FEE: 275 },
  { AMOUNT_FROM: 30_000, AMOUNT_TO: null, FEE: 385 },
]
const limits = { WITHDRAWABLE_AMOUNT: 235_000, MIN_AMOUNT: 1, LIMIT_AMOUNT: 200_000 }
const usual = { AMOUNT_TYPE: 1, AMOUNT: undefined, FEE_ARRAY: bands, ...limits }

/** The values of the screen, each of those above it. */
function estimateOf(given: Readonly<Partial<Record<keyof typeof usual, unknown>>>) {
  const { AMOUNT_TYPE, AMOUNT, ...account } = { ...usual, ...given }
  const known: Record<string, unknown> = {}
  const scope = createScope({ draft: { AMOUNT_TYPE, AMOUNT }, account, values: known }, valueOperators)
  for (const [name, value] of Object.entries(values))
    known[name] = resolveValue(compileValue(value as never, context), scope)
  return { fee: known["fee"] ?? undefined, received: known["received"] ?? undefined }
}

describe("fee and amount received of a withdrawal", () => {
  it.each([
    ["100,000 yen", { AMOUNT: 100_000 }, { fee: 385, received: 99_615 }],
    ["the last yen of a band", { AMOUNT: 29_999 }, { fee: 275, received: 29_724 }],
    ["the first yen of a band", { AMOUNT: 30_000 }, { fee: 385, received: 29_615 }],
    ["everything", { AMOUNT_TYPE: 2, AMOUNT: 5, LIMIT_AMOUNT: 235_000 }, { fee: 385, received: 234_615 }],
    ["everything, more than may go at once", { AMOUNT_TYPE: 2 }, { fee: 385 }],
    ["an amount that the fee eats up", { AMOUNT: 275 }, { fee: 275 }],
    ["one yen more than the fee", { AMOUNT: 276 }, { fee: 275, received: 1 }],
    ["more than there is", { AMOUNT: 235_001, LIMIT_AMOUNT: 999_999 }, { fee: 385 }],
    ["all that there is", { AMOUNT: 235_000, LIMIT_AMOUNT: 999_999 }, { fee: 385, received: 234_615 }],
    ["more than may go at once", { AMOUNT: 200_001 }, { fee: 385 }],
    ["less than may be asked for", { AMOUNT: 999, MIN_AMOUNT: 1000 }, { fee: 275 }],
    ["no fee at all", { AMOUNT: 1, FEE_ARRAY: [] }, { fee: 0, received: 1 }],
    ["fees that are not loaded", { AMOUNT: 1, FEE_ARRAY: undefined }, {}],
    ["an amount outside every band", { AMOUNT: 5, FEE_ARRAY: [bands[1]] }, {}],
    ["nothing typed", { AMOUNT: undefined }, {}],
    ["text as typed so far", { AMOUNT: "1,000" }, {}],
    ["zero", { AMOUNT: 0 }, {}],
    ["a fraction", { AMOUNT: 0.1 }, {}],
    ["everything before it is known how much that is", { AMOUNT_TYPE: 2, WITHDRAWABLE_AMOUNT: undefined }, {}],
  ])("%s", (_name, given, expected) => {
    expect(estimateOf(given)).toEqual(expected)
  })

  it("add up to the yen, whatever the amount", () => {
    assert(
      property(integer({ min: 386, max: 999_999_999 }), (amount) => {
        const { fee, received } = estimateOf({ AMOUNT: amount, WITHDRAWABLE_AMOUNT: amount, LIMIT_AMOUNT: amount })
        return Number(fee) + Number(received) === amount && Number.isInteger(received)
      }),
    )
  })
})

/** Every answer of a sample that names the day of a transfer; what the app pays out itself comes at once, on any day. */
const transfersIn = (value: unknown): readonly { readonly EXPECTED_DATE: string }[] => {
  if (typeof value !== "object" || value === null) return []
  const own = "EXPECTED_DATE" in value && typeof value.EXPECTED_DATE === "string" ? [value as never] : []
  return [...own, ...Object.values(value).flatMap(transfersIn)]
}

describe("the day of a transfer", () => {
  const samples = [
    "withdrawal_confirm",
    "withdrawal_complete",
    "cancel_withdrawal",
    "cancel_withdrawal_confirm",
  ].flatMap((call) =>
    Object.entries(
      (JSON.parse(readFileSync(`${shippedRoot}/calls/legacy/${call}.call.json`, "utf8")) as { samples: object })
        .samples,
    ).map(([name, answer]) => [`${call}/${name}`, transfersIn(answer)] as const),
  )

  it.each(samples)("is one on which banks are open in the sample %s", (_name, transfers) => {
    expect(transfers.filter(({ EXPECTED_DATE }) => !isBusinessDay(EXPECTED_DATE))).toEqual([])
  })

  it("stands in a row of a withdrawal that is done, and not of one that comes at once", () => {
    const { body } = JSON.parse(
      readFileSync(`${shippedRoot}/withdrawal/client_withdrawal_complete.screen.json`, "utf8"),
    )
    const rows = (body as readonly { rows?: readonly { label: string; value?: string; when?: unknown }[] }[])
      .flatMap(({ rows = [] }) => rows)
      .filter(({ value }) => value?.includes("EXPECTED_DATE"))
    expect(rows).toMatchObject([{ label: "振込予定日", when: { isNot: ["$kept.destination.type", 2] } }])
  })
})

// @vitest-environment node
import { expect, it } from "vitest"
import { maskPayload } from "../../../../../src/sandbox/engine/journal/maskPayload"
import { readCallDocuments } from "../../../../../src/sandbox/engine/calls/callDocuments"
import { shippedRoot } from "../../../../support/shippedRoot"

const requests = new Map(readCallDocuments(shippedRoot).map(({ id, request }) => [id, request] as const))
const shownOf = (call: string, payload: unknown) => maskPayload(payload, [requests.get(call) ?? {}])

it("hides what leads to somebody or acts for them, and shows what was chosen and how much", () => {
  expect(
    shownOf("legacy/bank_confirm", { BANK_CD: "0001", ACCOUNT_NO: "1234567", ACCOUNT_HOLDER_KANA: "ヤマダ ハナコ" }),
  ).toEqual({ BANK_CD: "0001", ACCOUNT_NO: "***", ACCOUNT_HOLDER_KANA: "***" })
  expect(shownOf("legacy/withdrawal_confirm", { AMOUNT_TYPE: 1, AMOUNT: 100_000 })).toEqual({
    AMOUNT_TYPE: 1,
    AMOUNT: 100_000,
  })
})

it("hides what is typed into the branches and lists of a request", () => {
  expect(
    shownOf("aco/draft-contact", {
      postalCode: "1000001",
      prefecture: "東京都",
      city: "千代田区",
      mobilePhone: "09012345678",
    }),
  ).toEqual({ postalCode: "***", prefecture: "東京都", city: "***", mobilePhone: "***" })
  expect(
    maskPayload({ rows: [{ name: "ヤマダ", kind: "A" }], tags: ["ヤマダ"] }, [
      {
        anyOf: [
          {
            properties: {
              rows: { items: { properties: { name: { personal: "name" }, kind: { enum: ["A"] } } } },
              tags: { personal: "name", items: { type: "string" } },
            },
          },
        ],
      },
    ]),
  ).toEqual({ rows: [{ name: "***", kind: "A" }], tags: ["***"] })
})

it("hides what no schema knows, whatever it is called", () => {
  expect(
    shownOf("legacy/withdrawal_confirm", { TOKEN: "t-1", more: { deep: ["a", 1] }, left: "", none: null }),
  ).toEqual({
    TOKEN: "***",
    more: { deep: ["***", "***"] },
    left: "",
    none: null,
  })
})

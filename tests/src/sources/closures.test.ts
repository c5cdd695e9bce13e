// @vitest-environment node
import { expect, it } from "vitest"
import { current } from "../../../src/sources/closures/current/current"
import { someStores } from "../platform/stores/someStores"

const read = current(someStores().stores)
const withdrawal = { area: "withdrawal", label: "出金", from: "2026-12-05T01:00", until: "2026-12-05T06:00" }
const nisa = { area: "nisa", label: "NISA", from: "2026-12-05T01:00", until: "2026-12-05T03:00", text: "点検中です" }
const at = (now: string, area: string | undefined = "withdrawal") => read({ closures: [nisa, withdrawal], area, now })

it("gives the closure of the area that is now, with its period in words", () => {
  expect(at("2026-12-05T01:00:00+09:00")).toEqual({ ...withdrawal, period: "12月5日 1:00〜6:00" })
  expect(at("2026-12-05T02:59:59+09:00", "nisa")).toMatchObject({ label: "NISA", text: "点検中です" })
})

it("gives nothing before and after it, for another area, and where there is nothing to read", () => {
  expect(at("2026-12-05T00:59:59+09:00")).toEqual({})
  expect(at("2026-12-05T06:00:00+09:00")).toEqual({})
  expect(at("2026-12-05T02:00:00+09:00", "bank")).toEqual({})
  expect(at("2026-12-05T02:00:00+09:00", "")).toEqual({})
  expect(read({ closures: undefined, area: "withdrawal", now: "2026-12-05T02:00:00+09:00" })).toEqual({})
})

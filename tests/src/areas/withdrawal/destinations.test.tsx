import { screen } from "@testing-library/react"
import { afterAll, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), ["client_withdraw_select_v2"])

let state: OpenState | undefined
afterAll(() => state?.close())

it("a destination is called by all that its card shows", async () => {
  state = await openState(modules, "client_withdraw_select_v2", "all_linked")
  const named = (start: RegExp) => screen.getByRole("link", { name: start }).getAttribute("aria-label")
  expect(named(/^サンプル銀行/)).toBe("サンプル銀行 着金の目安 最短 翌営業日 手数料 275円〜")
  expect(named(/^サンプルペイマネー/)).toMatch(/ 手数料 無料 1回の上限 [\d,]+円$/)
  expect(named(/^サンプルペイ銀行/)).toMatch(/^サンプルペイ銀行 おすすめ 着金の目安 /)
})

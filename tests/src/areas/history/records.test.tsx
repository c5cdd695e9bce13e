import { describe, expect, it, vi } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { type Customer } from "../../../support/app/openAs"

const customers = sandboxCustomers()

type Taps = (customer: Customer) => Promise<void>

/** Keys of the taps that were recorded, in their order. */
async function recordedOf(address: string, screen: string, taps: Taps): Promise<readonly string[]> {
  const customer = await customers.openAs(await customers.visit("active-investor"), address)
  await customer.sees(screen)
  const track = vi.spyOn(customer.app.context.services.analytics, "track")
  await taps(customer)
  return track.mock.calls.flatMap(([{ action, key }]) => (action === undefined || action === "tap" ? [key] : []))
}

const opensARow: Taps = async (customer) => {
  await customer.press(/サンプル ?TOPIX ETF/)
  await customer.reads("取引の詳細")
}

describe("a tap is recorded once", () => {
  it.each([
    ["/client/trades", "client_trades", "row_8"],
    ["/client/trades?basis=1&sort=2", "client_trades", "row_2"],
    ["/client/trades/today", "client_trades_today", "row"],
    ["/history/country_trades?sort=2", "history_country_trades", "row"],
    ["/history/settlements_country", "history_settlements_country", "row"],
  ])("on a row of %s (%s), as %s", async (address, screen, key) => {
    expect(await recordedOf(address, screen, opensARow)).toEqual([key])
  })

  it("on an order of today", async () => {
    const recorded = await recordedOf("/client/trades/today", "client_trades_today", async (customer) => {
      await customer.press(/^買付予約/)
      await customer.reads("注文日時")
    })
    expect(recorded).toEqual(["row"])
  })

  it.each(["絞り込み", "直近3か月"])("on what opens the filters (%s)", async (name) => {
    const recorded = await recordedOf("/client/trades", "client_trades", async (customer) => {
      await customer.press(name)
      await customer.reads("この条件で表示する")
    })
    expect(recorded).toEqual(["filter"])
  })
})

it("the period and the order that were chosen are recorded with their numbers", async () => {
  const recorded = await recordedOf("/client/trades", "client_trades", async (customer) => {
    await customer.press("絞り込み")
    await customer.choose("1年")
    await customer.choose("古い順")
    await customer.press("この条件で表示する")
    await customer.comes("the year", () => customer.app.services.page.location.search.includes("period=3"))
  })
  expect(recorded).toEqual(["filter", "apply", "period_3", "sort_1"])
})

it.each([
  ["/client/withdraw_select_v2", "client_withdraw_select_v2", /^サンプル銀行/, "type1"],
  ["/payments/contract_list", "payments_contract_list_v2", /^サンプルペイ銀行/, "item_2"],
])("of what can be chosen at %s, the kind is recorded alone", async (address, screen, name, key) => {
  const recorded = await recordedOf(address, screen, async (customer) => {
    await customer.press(name, "link")
    await customer.comes("another screen", () => !customer.app.services.page.location.pathname.startsWith(address))
  })
  expect(recorded.slice(0, 1)).toEqual([key])
})

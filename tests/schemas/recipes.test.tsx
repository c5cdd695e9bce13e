import { describe, expect, it } from "vitest"
import { createScope } from "../../renderer"
import { path } from "../../renderer/flows/path"
import { openApp } from "../support/app/openApp"
import { json, silence } from "../support/fakeFetch"
import { editDocuments } from "../support/editedDocuments"
import { openState } from "../support/openState"
import { follow, readRecipes } from "../support/recipes"
import type { LoadedModules } from "../support/shipped"

/** What is drawn, labels of controls and options included. */
async function drawn(modules: LoadedModules, screen: string, sample: string): Promise<string> {
  const { container, close } = await openState(modules, screen, sample)
  const text = `${container.ownerDocument.body.textContent}`
  close()
  return text
}

type Effect = (modules: LoadedModules) => Promise<void> | void

const draws =
  (screen: string, samples: Readonly<Record<string, boolean>>, text: string): Effect =>
  async (modules) => {
    for (const [sample, holds] of Object.entries(samples))
      expect([sample, (await drawn(modules, screen, sample)).includes(text)]).toEqual([sample, holds])
  }

/** Addresses of withdrawal, and the screens behind them. */
const entries = [
  ["/client/withdrawal?type=1", "client_withdrawal"],
  ["/client/withdraw_select_v2", "client_withdraw_select_v2"],
] as const

/** Where a customer comes who opens these addresses when the clock of the server, and not that of the device, says so. */
async function openedAt({ app, screens }: LoadedModules, time: string): Promise<readonly (string | undefined)[]> {
  const timestamp = Date.parse(time)
  // What the screens themselves ask for does not come: they stand as they were opened.
  const fetch = (url: string) =>
    url.includes("current-timestamp")
      ? Promise.resolve(json({ timestamp }))
      : /withdraw/.test(url)
        ? silence()
        : Promise.resolve(json({}))
  const files = Object.fromEntries([...screens].map(([id, module]) => [id, () => Promise.resolve(module)] as const))
  const opened: (string | undefined)[] = []
  for (const [address] of entries) {
    const page = openApp({ address, fetch: fetch as typeof globalThis.fetch, documents: { app, screens: files } })
    const shown = () => page.container.querySelector<HTMLElement>("[data-screen]")?.dataset["screen"]
    await page.until(() => shown() !== undefined)
    opened.push(shown())
    page.close()
  }
  return opened
}

/** By the recipe's title: the screens to look at, and what has to be there. */
const effects: Readonly<Record<string, readonly [screens: readonly string[], effect: Effect]>> = {
  文章を変える: [["client_withdrawal"], draws("client_withdrawal", { normal: true }, "出金する金額を入力してください")],
  選択肢を増やす: [["interested_trading_types"], draws("interested_trading_types", { empty: true }, "セミナー")],
  項目を増やす: [
    ["phone_number"],
    async (modules) => {
      expect(JSON.stringify(modules.screens.get("phone_number")?.screen.footer)).toContain('"callingNote":{"@get"')
      await draws("phone_number", { empty: true }, "お電話に出られる時間")(modules)
    },
  ],
  回答によって出る質問: [
    ["client_withdrawal"],
    draws("client_withdrawal", { normal: false, all: true }, "全額を出金する理由"),
  ],
  ステップを増やす: [
    ["contact_notes"],
    async (modules) => {
      const flow = modules.app.flows["account-opening"]
      const steps = flow ? path(flow, createScope({})).map(({ screen }) => screen) : []
      expect(steps[steps.indexOf("phone_number") + 1]).toBe("contact_notes")
      await draws("contact_notes", { default: true }, "お電話でご連絡することがあります")(modules)
    },
  ],
  お断りを出す: [
    ["nfc_check"],
    draws("nfc_check", { card_no: false, card_needed_sheet: true, yes_no: false }, "マイナンバーカードが必要です"),
  ],
  期間つきのお知らせを出す: [
    ["client_withdraw_select"],
    draws("client_withdraw_select", { normal: false, year_end: true }, "年末年始は、1月4日以降に振り込みます。"),
  ],
  新しい画面を作る: [
    ["withdrawal_guide", "client_withdraw_select"],
    async (modules) => {
      expect(modules.app.routes["/withdrawal/guide"]?.screen).toBe("withdrawal_guide")
      await draws("withdrawal_guide", { normal: true }, "出金にかかる日数")(modules)
      await draws("client_withdraw_select", { normal: true }, "出金のご案内")(modules)
    },
  ],
  新しい通信を使う: [
    ["client_withdraw_select"],
    draws("client_withdraw_select", { normal: true }, "日曜日の午前2時から6時までは出金できません"),
  ],
  機能をお休みにする: [
    ["maintenance", "error", ...entries.map(([, screen]) => screen)],
    async (modules) => {
      for (const time of ["2025-01-15T08:59:59+09:00", "2025-01-17T18:00:00+09:00"])
        expect(await openedAt(modules, time)).toEqual(entries.map(([, screen]) => screen))
      for (const time of ["2025-01-15T09:00:00+09:00", "2025-01-17T17:59:59+09:00"])
        expect(await openedAt(modules, time)).toEqual(entries.map(() => "maintenance"))
    },
  ],
}

const recipes = readRecipes()

describe("the recipes for those who edit documents", () => {
  it("are ten, each with something to do", () => {
    expect(recipes.map(({ title }) => title)).toEqual(Object.keys(effects))
    for (const { steps } of recipes) expect(steps.length).toBeGreaterThan(0)
  })

  it.each(recipes)("$title: followed to the letter, nothing is wrong and the effect is there", async (recipe) => {
    const [screens, effect] = effects[recipe.title] ?? [[], () => expect.unreachable()]
    const { problems, modules } = await editDocuments(screens, async ({ root }) => {
      for (const step of recipe.steps) await follow(step, root)
    })
    expect(problems).toEqual([])
    await effect(modules)
  })
})

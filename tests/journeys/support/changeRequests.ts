import type { Page } from "@playwright/test"
import { expect as expectSoon } from "./test"

// The machine may be busy with other runs.
const expect = expectSoon.configure({ timeout: 300_000 })

const preview = (page: Page) => page.frameLocator(".d-preview iframe")
export const view = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "表示の切り替え" }).getByRole("button", { name })
const settings = (page: Page) => page.getByRole("region", { name: "設定" })
const structure = (page: Page) => page.getByRole("region", { name: "構成" })

/** The page of a customer on which a request is seen. */
export type Where = "password" | "withdrawal" | "maintenance" | "survey"

export interface ChangeRequest {
  /** As somebody at the desk does it. */
  readonly act: (page: Page) => Promise<void>
  readonly on: Where
  /** The page of a customer, and all that was read there. */
  readonly sees: (customer: Page, text: string) => Promise<void> | void
}

async function openScreen(page: Page, search: string, title: string): Promise<void> {
  await view(page, /^画面/).click()
  await page.getByRole("searchbox", { name: "画面をさがす" }).fill(search)
  await page
    .getByRole("navigation", { name: "画面の一覧" })
    .getByRole("button", { name: new RegExp(`^${title}`) })
    .first()
    .click()
  await expect(structure(page)).toContainText(title)
}
const openPassword = (page: Page) => openScreen(page, "client_password", "パスワードの変更")
const openWithdrawal = (page: Page) => openScreen(page, "client_withdrawal", "出金")
const openMaintenance = (page: Page) => openScreen(page, "maintenance", "メンテナンス")

const choose = (page: Page, part: RegExp) => structure(page).getByRole("button", { name: part }).first().click()

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = settings(page).getByRole("textbox", { name: label, exact: true }).first()
  await field.fill(text)
  await field.blur()
}

async function rewrite(page: Page, sentence: string, text: string): Promise<void> {
  await view(page, /^ことば/).click()
  await page.getByRole("searchbox", { name: "さがす" }).fill(sentence)
  await page.getByRole("textbox", { name: "置きかえる文" }).fill(text)
  await page.getByRole("button", { name: /か所を置きかえる/ }).click()
  await expect(page.getByText(`「${sentence}」を含む文はありません。`)).toBeVisible()
}

const reads = (text: string | RegExp) => async (customer: Page) => {
  await expect(customer.getByText(text).first()).toBeVisible()
}
const readsNo = (text: string | RegExp) => async (customer: Page) => {
  await expect(customer.getByText(text)).toHaveCount(0)
}

/** Twenty things that a broker's staff ask for, each done by what the desk shows: nothing of it is JSON. */
export const requests: Readonly<Record<string, ChangeRequest>> = {
  "the heading of a screen, chosen in the picture": {
    on: "password",
    async act(page) {
      await openPassword(page)
      await preview(page).getByRole("heading", { name: "新しいパスワードを決めてください" }).click()
      await type(page, "文章", "パスワードを新しくしてください")
      await expect(preview(page).getByRole("heading", { name: "パスワードを新しくしてください" })).toBeVisible()
    },
    sees: reads("パスワードを新しくしてください"),
  },
  "the title of a screen": {
    on: "password",
    async act(page) {
      await choose(page, /^画面/)
      await type(page, "題名", "パスワードを変える")
    },
    sees: (customer) => expect(customer).toHaveTitle(/パスワードを変える/),
  },
  "the words of a button": {
    on: "password",
    async act(page) {
      await choose(page, /^ボタン/)
      await type(page, "ラベル", "この内容に変更する")
    },
    sees: async (customer) => expect(customer.getByRole("button", { name: "この内容に変更する" })).toBeVisible(),
  },
  "one point of a note less": {
    on: "password",
    async act(page) {
      await choose(page, /^お知らせ/)
      await settings(page).getByRole("button", { name: "箇条書き 2を削除" }).click()
      await expect(settings(page).getByRole("textbox", { name: "箇条書き 2" })).toHaveCount(0)
    },
    sees: readsNo(/ほかのサービスで使っている/),
  },
  "another point of a note": {
    on: "password",
    async act(page) {
      await settings(page).getByRole("button", { name: "箇条書きを加える" }).click()
      await type(page, "箇条書き 2", "定期的に変えることをおすすめします。")
    },
    sees: reads("定期的に変えることをおすすめします。"),
  },
  "a note under a part": {
    on: "password",
    async act(page) {
      await settings(page).getByRole("combobox", { name: "下に部品を追加" }).selectOption({ label: "注記（※）" })
      await settings(page).getByRole("button", { name: "下に部品を追加：加える" }).click()
      await expect(settings(page).getByRole("textbox", { name: "文章", exact: true })).toHaveValue(
        "文章を入力してください",
      )
      await type(page, "文章", "変更はすぐに反映されます。")
    },
    sees: reads(/変更はすぐに反映されます。/),
  },
  "another order of parts, by keyboard": {
    on: "password",
    async act(page) {
      const note = structure(page).getByRole("button", { name: /変更はすぐに/ })
      await note.press("Alt+ArrowUp")
      await expect(
        structure(page)
          .getByRole("button", { name: /^(お知らせ|注記)/ })
          .first(),
      ).toHaveText(/^注記/)
    },
    async sees(customer) {
      const above = await customer.getByText(/変更はすぐに反映されます。/).boundingBox()
      const below = await customer.getByText(/直近.*設定できません。/).boundingBox()
      expect(above?.y).toBeLessThan(below?.y ?? 0)
    },
  },
  "the words of a link, in ことば": {
    on: "password",
    act: (page) => rewrite(page, "パスワードをお忘れの方", "パスワードがわからない方"),
    sees: reads("パスワードがわからない方"),
  },
  "when a part is there, in 条件": {
    on: "password",
    async act(page) {
      await view(page, /^条件/).click()
      await page.getByRole("button", { name: "すべて", exact: true }).click()
      await page.getByRole("searchbox", { name: "条件をさがす" }).fill("前回の変更日")
      await page
        .getByRole("region", { name: "条件の一覧" })
        .getByRole("button", { name: /前回の変更日/ })
        .last()
        .click()
      await page.getByRole("combobox", { name: "くらべ方" }).selectOption({ label: "がない" })
      await expect(page.getByRole("region", { name: "条件の内容" })).toContainText("がない")
    },
    sees: readsNo(/前回の変更日/),
  },
  "the heading of another screen, in ことば": {
    on: "withdrawal",
    act: (page) => rewrite(page, "いくら出金しますか", "出金する金額を教えてください"),
    sees: reads("出金する金額を教えてください"),
  },
  "what is said of a wrong amount, in ことば": {
    on: "withdrawal",
    act: (page) => rewrite(page, "を超えています", "より多くなっています"),
    async sees(customer) {
      await customer.getByLabel("出金する金額").first().fill("99999999")
      await customer.getByLabel("出金する金額").first().blur()
      await expect(customer.getByText(/より多くなっています/).first()).toBeVisible()
    },
  },
  "the label of a field": {
    on: "withdrawal",
    async act(page) {
      await openWithdrawal(page)
      await choose(page, /^入力欄：.*出金額/)
      await type(page, "ラベル", "出金する金額")
    },
    sees: async (customer) => expect(customer.getByLabel("出金する金額").first()).toBeVisible(),
  },
  "an amount to choose": {
    on: "withdrawal",
    async act(page) {
      await type(page, "入力を助けるボタン 1", "２０，０００")
      await expect(settings(page).getByRole("textbox", { name: "入力を助けるボタン 1" })).toHaveValue("20000")
    },
    sees: async (customer) => expect(customer.getByRole("button", { name: /^\+2万/ }).first()).toBeVisible(),
  },
  "the words of an option": {
    on: "withdrawal",
    async act(page) {
      await choose(page, /^入力欄：.*出金方法/)
      await settings(page).locator("summary").getByText("全額を出金する", { exact: true }).click()
      await settings(page).getByRole("textbox", { name: "ラベル", exact: true }).last().fill("残高をすべて出金する")
      await expect(preview(page).getByText("残高をすべて出金する")).toBeVisible()
    },
    sees: reads("残高をすべて出金する"),
  },
  "the heading of a maintenance page": {
    on: "maintenance",
    async act(page) {
      await openMaintenance(page)
      await choose(page, /^見出し.*ただいまメンテナンス中です/)
      await type(page, "文章", "システムの点検をしています")
    },
    sees: reads("システムの点検をしています"),
  },
  "a text twice, the second one otherwise": {
    on: "maintenance",
    async act(page) {
      await choose(page, /しばらく時間をおいてから/)
      await settings(page).getByRole("button", { name: "複製" }).click()
      const both = structure(page).getByRole("button", { name: /しばらく時間をおいてから/ })
      await expect(both).toHaveCount(2)
      await both.last().click()
      await type(page, "文章", "終わりしだい、お知らせします。")
      await expect(both).toHaveCount(1)
    },
    sees: reads("終わりしだい、お知らせします。"),
  },
  "a condition less": {
    on: "maintenance",
    async act(page) {
      await choose(page, /^注記.*完了した画面までの回答/)
      await expect(settings(page).getByRole("heading", { level: 2 })).toHaveText(/注記/)
      await settings(page).getByRole("button", { name: "条件をなくす" }).click()
      await expect(settings(page).getByRole("button", { name: "条件をなくす" })).toHaveCount(0)
    },
    sees: reads(/完了した画面までの回答は保存されています。/),
  },
  "another link, and what is wrong with its double mended by one click": {
    on: "password",
    async act(page) {
      await openScreen(page, "client_password", "パスワードを変える")
      await choose(page, /^リンク/)
      await settings(page).locator("summary").filter({ hasText: "パスワードがわからない方" }).click()
      await settings(page).locator("details").getByRole("button", { name: "複製" }).click()
      await view(page, /^問題 ?1/).click()
      const problems = page.getByRole("region", { name: "問題" })
      await problems.getByRole("button", { name: "直す", exact: true }).click()
      await expect(problems).toContainText("「パスワードがわからない方」が、同じ並びに2つあります")
      await view(page, /^画面/).click()
      await choose(page, /^リンク/)
      await settings(page).locator("summary").filter({ hasText: "パスワードがわからない方" }).last().click()
      await settings(page).locator("details[open]").getByRole("textbox", { name: "ラベル" }).fill("よくあるご質問")
      await expect(preview(page).getByText("よくあるご質問")).toBeVisible()
      await view(page, /^問題/).click()
      await expect(problems).toContainText("問題はありません。")
    },
    sees: reads("よくあるご質問"),
  },
  "the name of a part of a flow, in ことば": {
    on: "survey",
    act: (page) => rewrite(page, "STEP 3 投資アンケート", "STEP 3 投資についてのご質問"),
    sees: (_customer, text) => expect(text).toContain("STEP 3 投資についてのご質問"),
  },
  "another order of a flow, by keyboard": {
    on: "survey",
    async act(page) {
      await view(page, /^流れ/).click()
      const flow = page.getByRole("region", { name: "流れ", exact: true })
      await flow.getByRole("button", { name: /^年収/ }).press("Alt+ArrowUp")
      const titles = flow.locator(".d-step__title")
      const last = async () => (await titles.allTextContents()).filter((title) => /^(年収|投資方針)$/.test(title))
      await expect.poll(last).toEqual(["年収", "投資方針"])
    },
    // Another question comes first by now.
    sees: (_customer, text) => expect(text).toContain("年収を教えてください"),
  },
}

/** The first state that looks otherwise, before and after. */
export async function expectBothSides(page: Page): Promise<void> {
  const both = page.getByRole("region", { name: "前と後の見え方" })
  await expect(both).toContainText("この状態は、前と後で見え方が違います。")
  for (const side of ["前", "後"])
    await expect(both.frameLocator(`iframe[title="${side}の見え方"]`).getByRole("heading").first()).toBeVisible()
}

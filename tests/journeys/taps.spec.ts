import { watchLinks } from "./support/links"
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { address } from "./support/applying"
import { later } from "./support/roads"
import { expect, settled, test } from "./support/test"
import { primary, readCard, screensSeen } from "./support/walking"

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8")
const promised = Number(/The shortest honest application: (\d+) taps/.exec(readme)?.[1])

/** Every place where the finger comes down, whoever made it: nothing that the walk does can go uncounted. */
async function countTaps(page: Page): Promise<readonly string[]> {
  const taps: string[] = []
  await page.exposeFunction("noteTap", (what: string) => void taps.push(what))
  await page.addInitScript(() => {
    const host = window as unknown as { noteTap(what: string): void }
    const note = ({ target }: Event) => {
      const screen = document.querySelector("[data-screen]")?.getAttribute("data-screen") ?? ""
      const element = target instanceof Element ? (target.closest("button, label, input") ?? target) : undefined
      host.noteTap(`${screen}: ${element?.textContent || element?.id || ""}`)
    }
    document.addEventListener("pointerdown", note, { capture: true })
  })
  return taps
}

/** What a customer does on a screen besides its primary button, by the words that stand there. */
interface Doing {
  /** Buttons, choices and boxes. */
  readonly tap?: readonly string[]
  readonly type?: readonly (readonly [label: string, text: string])[]
  /** A group of documents, read through. */
  readonly read?: string
}

const choice = (page: Page, name: string) =>
  page
    .getByRole("radio", { name, exact: true })
    .or(page.getByRole("checkbox", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }))
    .first()

/** One tap lays the documents out; the rest is scrolling. */
async function read(page: Page, name: string) {
  await page.getByRole("button", { name }).click()
  await page.getByRole("article").first().waitFor()
  const done = page.getByText("すべての書類を確認しました")
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(done).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [50] })
}

async function act(page: Page, screen: string, { tap = [], type = [], read: bundle }: Doing = {}) {
  await settled(page, screen)
  await page.clock.fastForward(500)
  if (bundle !== undefined) await read(page, bundle)
  for (const [label, text] of type) {
    await page.getByLabel(label, { exact: true }).click()
    await page.keyboard.insertText(text)
  }
  for (const name of tap) await choice(page, name).click()
}

const go = async (page: Page, screen: string, doing?: Doing) =>
  test.step(screen, async () => {
    await act(page, screen, doing)
    await primary(page).click()
  })

test("an employee with a card who wants NISA applies with as few taps as the README promises", async ({
  page,
  broker,
}) => {
  // One customer's whole way, which the others share among several tests.
  test.setTimeout(240_000)
  const taps = await countTaps(page)
  const applicant = { page, broker, day: "2025-01-15", links: await watchLinks(page), screens: await screensSeen(page) }
  await page.clock.install()
  await broker.open("new-applicant")
  await later(applicant, "00")
  await page.goto("/account/open")

  const mail: Doing = {
    type: [
      ["メールアドレス", address],
      ["メールアドレス（確認）", address],
    ],
  }
  await go(page, "mail_auth", mail)
  await settled(page, "auth_code")
  await go(page, "auth_code", { type: [["認証コード6桁", await broker.newestCode()]] })
  await go(page, "agreement_one", { read: "9件をまとめて読む", tap: ["2つとも確認し、同意します"] })
  await go(page, "agreement_two", { read: "8件をまとめて読む", tap: ["書類と確認事項の5つすべてを確認し、同意します"] })
  await act(page, "nfc_check", { tap: ["カードもパスワードもあるので、本人確認へ進む"] })
  await act(page, "onboarding", {
    tap: ["電子証明書の情報を本人確認のために利用し、委託先へ提供することに同意します"],
  })
  await readCard(page, applicant, { person: "hanako" })
  await later(applicant, "10")

  await act(page, "multiple_name", { tap: ["ほかのお名前はないので、国籍の確認へ進む"] })
  await go(page, "nationality_check", { tap: ["日本のみ"] })
  await go(page, "name_input")
  await go(page, "postalcode_input", { tap: ["上記は現在お住まいの住所です"] })
  await go(page, "phone_number", { type: [["携帯電話番号", "09012345678"]] })
  await go(page, "account_confirm_step1", { tap: ["上記の内容に間違いありません"] })

  await go(page, "customer_info", { tap: ["資産形成・長期の運用", "3つまとめて答える（該当しない・日本のみ）"] })
  await go(page, "nisa_open")
  await go(page, "job_category", { tap: ["会社員（正社員）"] })
  await go(page, "job_company", { type: [["お勤め先の名称", "見本商事"]], tap: ["いいえ"] })
  await later(applicant, "20")
  await go(page, "job_department", { type: [["所属部署", "営業部"]] })
  await go(page, "job_role", { tap: ["役職なし"] })
  await go(page, "job_type", { tap: ["卸売"] })
  await go(page, "job_listed_company", { tap: ["該当しない"] })
  await go(page, "nisa_account_confirm", { tap: ["開設したことがない", "2つとも確認しました"] })

  await go(page, "exprience_survey_intro")
  await go(page, "investment_focus", { tap: ["中長期の値上がり益を重視", "10年以上"] })
  await go(page, "income_selection", { tap: ["300万円以上500万円未満", "給与・賞与"] })
  await go(page, "asset_selection", { tap: ["100万円以上300万円未満", "余裕資金"] })
  await go(page, "investment_experience", { tap: ["投資の経験はない"] })
  await go(page, "interested_trading_types", {
    tap: ["まだ決めていない", "NISAをはじめたい", "上記の回答を含む申込内容が、事実と相違ないことを確認しました"],
  })
  await settled(page, "application_completed")

  expect(taps, taps.join("\n")).toHaveLength(promised)
  expect(promised).toBeLessThanOrEqual(60)
})

import { Broker } from "./support/broker"
import { expectBothSides, requests, view, type Where } from "./support/changeRequests"
import { type DeskServer, startDesk } from "./support/desk"
import { expect as expectSoon, expectAccessible, noteComplaints, test } from "./support/test"

let desk: DeskServer
const expect = expectSoon.configure({ timeout: 300_000 })
// Longer than it takes on a machine that does ten other things; the start of the server is bounded by it, too.
test.describe.configure({ timeout: 1_800_000 })
test.use({ actionTimeout: 300_000, viewport: { width: 1440, height: 900 }, hasTouch: false })
test.beforeAll(async () => {
  desk = await startDesk()
})
test.afterAll(() => desk.close())

interface Visited {
  readonly world: string
  readonly path: string
  readonly screen: string
  /** A button there that leads to one page more. */
  readonly next?: string
}

/** Where customers meet what was asked for. */
const places: Readonly<Record<Where, Visited>> = {
  password: { world: "active-investor", path: "/client/password", screen: "client_password" },
  withdrawal: { world: "active-investor", path: "/client/withdrawal?type=1", screen: "client_withdrawal" },
  maintenance: { world: "active-investor", path: "/maintenance", screen: "maintenance" },
  survey: {
    world: "applicant-step3",
    path: "/account/open",
    screen: "exprience_survey_intro",
    next: "アンケートをはじめる",
  },
}

/** What somebody gets who has not been here before. */
const newestRelease = async (): Promise<unknown> =>
  ((await (await fetch(`${desk.address}/release.json`)).json()) as { readonly release: unknown }).release

// One server, one page of the desk and one proposal for all: judging all documents takes as long for many changes as for one.
test("twenty change requests go through the hands of two people to customers' pages, and back", async ({
  page,
  browser,
  request,
}) => {
  const customers = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const broker = new Broker(request, customers, desk.address)
  /** Shows `look` what somebody who has not been here before reads. */
  const visit = async (on: Where, look: (customer: typeof page, text: string) => Promise<void>): Promise<void> => {
    const { world, path, screen, next } = places[on]
    await customers.clearCookies()
    await broker.open(world)
    const customer = await customers.newPage()
    const complaints = await noteComplaints(customer)
    await customer.goto(`${desk.address}${path}`)
    await expect(customer.locator(`[data-screen="${screen}"][data-settled="true"]`)).toBeVisible()
    // Without what is said to screen readers alone, which comes and goes.
    const drawn = customer.locator('[data-screen][data-settled="true"]').last()
    const read = [await drawn.innerText()]
    if (next !== undefined) {
      await customer.getByRole("button", { name: next }).click()
      await expect(customer.locator(`[data-settled="true"]:not([data-screen="${screen}"])`)).toBeVisible()
      read.push(await drawn.innerText())
    }
    await look(customer, read.join("\n"))
    expect(complaints).toEqual([])
    await customer.close()
  }
  const began = await newestRelease()

  await page.goto(`${desk.address}/desk/`)
  expect(Object.keys(requests)).toHaveLength(20)
  for (const [title, { act }] of Object.entries(requests)) await test.step(title, () => act(page))

  await view(page, /^変更/).click()
  const person = page.getByRole("combobox", { name: /操作する人/ })
  await person.selectOption("sato")
  await page.getByRole("textbox", { name: "何を変えたか" }).fill("お客さまからのご要望")
  await page.getByRole("button", { name: /件を提案する/ }).click()
  const proposal = page.getByRole("article", { name: "お客さまからのご要望" })
  await expect(proposal).toContainText("自分の提案は確認できません")
  await person.selectOption("tanaka")
  await proposal.getByRole("button", { name: "変わるところを見る" }).click()
  await expect(proposal).toContainText("「システムの点検をしています」")
  // What it does to customers is worked out by a process that gives way to all others of the machine.
  await proposal.getByRole("button", { name: "確認した" }).click()
  await proposal.getByRole("textbox", { name: /公開の理由/ }).fill("店舗からの要望")
  await expectAccessible(page)
  await proposal.getByRole("button", { name: "公開する" }).click()
  await expect.poll(newestRelease).not.toBe(began)

  for (const on of Object.keys(places) as readonly Where[])
    await visit(on, async (customer, text) => {
      for (const [title, asked] of Object.entries(requests))
        if (asked.on === on) await test.step(`a customer meets ${title}`, async () => asked.sees(customer, text))
    })

  await page.getByRole("textbox", { name: "戻す理由", exact: true }).fill("誤り")
  await page.getByRole("button", { name: "前に公開していたものに戻す" }).click()
  await expect(page.getByText("ほかの人がまだ確認していません")).toBeVisible()
  await expect.poll(newestRelease).toBe(began)
  await visit("password", async (_customer, text) => expect(text).toContain("新しいパスワードを決めてください"))

  await view(page, /^記録/).click()
  await page.getByRole("button", { name: "変わったところを見る" }).first().click()
  await expect(page.getByText("前に戻しました", { exact: false }).first()).toBeVisible()
  await page.getByRole("button", { name: "前と後の見え方をくらべる" }).click()
  await expectBothSides(page)
  await expectAccessible(page)
  await customers.close()
})

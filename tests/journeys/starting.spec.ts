import { expect, type Page, type Route, test } from "@playwright/test"
import { AxeBuilder } from "./support/axe"
import { Broker } from "./support/broker"
import { closeLink, watchLinks } from "./support/links"
import { settled } from "./support/test"

/** Without the watch over the console: a browser complains about what these tests break. */
test.use({ colorScheme: "light" })

const parts = [
  ["the configuration", /\/config\.json$/],
  ["the first script", /\/assets\/index-[^/]*\.js$/],
  ["a library of the first script", /\/assets\/base-[^/]*\.js$/],
  ["the style sheet", /\/assets\/index-[^/]*\.css$/],
  ["what draws screens", /\/assets\/rendering-[^/]*\.js$/],
  ["the shell", /\/assets\/shell-[^/]*\.js$/],
  ["the screen itself", /\/assets\/(maintenance|error)-[^/]*\.js$/],
] as const

const html = "<!doctype html><title>portal</title><p>please sign in</p>"
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is cut off": (route) => route.abort("connectionreset"),
  "is not found": (route) => route.fulfill({ status: 404, body: "" }),
  "is an error of the server": (route) => route.fulfill({ status: 500, body: "" }),
  "is another page": (route) => route.fulfill({ status: 200, contentType: "text/html", body: html }),
  "is half of itself": async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) })
  },
  "never answers": () => new Promise(() => undefined),
}

const retry = (page: Page) => page.getByRole("link", { name: "もう一度読み込む" })

/** Everything that the start page does by itself is a style that begins to apply: nobody need sit through the wait. */
async function letTimePass(page: Page): Promise<void> {
  const waits = await page.evaluate(() => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    for (const one of running) one.finish()
    return running.map(({ effect }) => effect?.getTiming().delay ?? 0)
  })
  expect(Math.max(0, ...waits)).toBeLessThanOrEqual(4000)
}

/** The start page, or the error page of the app: something to read, and a way out. */
async function expectWords(page: Page): Promise<void> {
  const way = retry(page)
    .or(page.getByRole("button", { name: /閉じる|もう一度/ }))
    .first()
  await expect(async () => {
    await letTimePass(page)
    await expect(way).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole("heading").first()).toBeVisible()
}

for (const [name, files] of parts)
  test(`a start is no blank page whatever happens to ${name}`, async ({ context }) => {
    test.slow()
    for (const [fault, answer] of Object.entries(faults))
      await test.step(fault, async () => {
        // A page of its own for each: one that starts once more by itself would call the next address off. All stay open:
        // a browser that closes a page while it starts once more may open no other.
        const page = await context.newPage()
        await page.route(files, answer)
        await page.goto("/maintenance", { waitUntil: "commit" })
        await expectWords(page)
        // What is still on its way counts no more.
        await page.unrouteAll({ behavior: "ignoreErrors" })
      })
  })

test("where nothing is drawn yet, a wait that takes long leaves ways out", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await new Broker(request, context, baseURL ?? "").open("new-applicant")
  const links = await watchLinks(page)
  const asked: string[] = []
  await page.clock.install()
  await page.route("**/api/aco/progress", (route) => void asked.push(route.request().url()))
  await page.goto("/account/open/mail_auth", { waitUntil: "commit" })
  for (const [times, name] of ["もう一度読み込む", "閉じる"].entries()) {
    await expect.poll(() => asked.length).toBe(times + 1)
    await expect(page.locator(".k-loader__spinner")).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(page.getByText("時間がかかっています")).toBeVisible()
    await page.getByRole("button", { name }).click()
  }
  await expect.poll(() => links).toEqual([closeLink])
})

test("a start that failed says so at once, tries again when it is asked to, and closes the webview", async ({
  page,
}) => {
  await page.route("**/config.json", (route) => route.abort())
  await page.goto("/maintenance")
  await expect(page.getByRole("alert")).toContainText("画面を読み込めませんでした")
  await expect(page.getByRole("link", { name: "閉じる" })).toHaveAttribute("href", closeLink)
  expect(await new AxeBuilder(page).violations()).toEqual([])
  await page.unroute("**/config.json")
  await retry(page).click()
  await settled(page, "maintenance")
  await expect(retry(page)).toHaveCount(0)
})

test("where not even the error page can be drawn, the general error is said and the webview closes", async ({
  page,
}) => {
  const links = await watchLinks(page)
  await page.route(/\/assets\/(maintenance|error)-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }))
  await page.goto("/maintenance")
  const said = page.getByRole("dialog")
  await expect(said).toContainText("エラーが発生しました")
  await said.getByRole("button").click()
  await expect.poll(() => links).toEqual([closeLink])
})

test("a configuration that could not be fetched once is fetched again", async ({ page }) => {
  await page.route("**/config.json", (route) => route.abort(), { times: 1 })
  await page.goto("/maintenance")
  await settled(page, "maintenance")
})

test("a page that is slow says so by itself, and is shown when it comes", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await new Broker(request, context, baseURL ?? "").open("active-investor")
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/config.json", async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/client/withdrawal?type=1", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { name: "読み込みに時間がかかっています" })).toBeVisible()
  release()
  await settled(page, "client_withdrawal")
  await expect(page.locator("#start")).toHaveCount(0)
})

test("everything that an address needs is asked for before a script has come, and nothing after it", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await new Broker(request, context, baseURL ?? "").open("new-applicant")
  const asked: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    // A name ends in a hash of eight signs, and a hyphen is one of those it may have.
    asked.push(new URL(route.request().url()).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ""))
    await released
    await route.continue()
  })
  await page.goto("/account/open/mail_auth", { waitUntil: "commit" })
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["index", "shell", "rendering", "form", "mail_auth"]))
  await expect(page.locator("#start")).toContainText("読み込み中")
  const before = asked.length
  release()
  await settled(page, "mail_auth")
  expect(asked.slice(before)).toEqual([])
  expect(new Set(asked).size).toBeGreaterThan(6)
})

test("the shapes of the start page stand where the screen then stands, and nothing moves", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await new Broker(request, context, baseURL ?? "").open("new-applicant")
  await page.addInitScript(() => {
    const moved = (window as unknown as { moved: number[] }).moved ?? []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const boxOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x, y, width, height }
  }
  await page.goto("/account/open/mail_auth", { waitUntil: "commit" })
  const shapes = { title: await boxOf(".start__waiting"), button: await boxOf(".start__shape > :last-child") }
  release()
  await settled(page, "mail_auth")
  const header = await boxOf(".k-header")
  expect([shapes.title.y, shapes.title.width]).toEqual([header.y, header.width])
  expect(Math.abs(shapes.title.height - header.height)).toBeLessThanOrEqual(1)
  expect(shapes.button).toEqual(await boxOf(".k-footer .k-button"))
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

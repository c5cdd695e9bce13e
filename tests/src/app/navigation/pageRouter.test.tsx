import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppContextProvider, type AppContext } from "../../../../src/app/AppContext"
import { createPageRouter, type PageRouter } from "../../../../src/app/navigation/createPageRouter"
import { usePageLocation } from "../../../../src/app/navigation/LocationContext"
import type { LoadedPage, PageAnswer } from "../../../../src/app/navigation/loadPage"
import { PageView } from "../../../../src/app/PageView"

type Answer = PageAnswer | Error

const unreachable: PageAnswer = { kind: "unreachable" }
const gone: LoadedPage = { kind: "gone" }
const began: PageRouter[] = []

/** A router whose pages are opened by the test, in the order it likes. */
function start(path = "/first", intercept = () => false, offerRetry = () => Promise.resolve(false)) {
  window.history.replaceState(null, "", path)
  const asked: { readonly path: string; readonly answer: (answer: Answer) => Promise<void> }[] = []
  const router = createPageRouter({
    page: window,
    intercept,
    offerRetry,
    load: ({ pathname, search }) =>
      new Promise((resolve, reject) =>
        asked.push({
          path: pathname + search,
          answer: (answer) =>
            act(async () => (answer instanceof Error ? reject(answer) : resolve(answer)) ?? new Promise(setImmediate)),
        }),
      ),
  })
  began.push(router)
  const shown: string[] = []
  router.subscribe(({ location, action }) => shown.push(`${action} ${location.pathname}${location.search}`))
  const answer = async (path: string, answer: Answer = gone) => {
    const one = asked.findLast((each) => each.path === path)
    if (!one) throw new Error(`${path} was not asked for`)
    await one.answer(answer)
  }
  return { router, asked, shown, answer }
}

const moved = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }))

beforeEach(() => began.splice(0))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  began.forEach((router) => router.dispose())
})

describe("createPageRouter", () => {
  it("shows the first page when it is there", async () => {
    const { router, shown, answer } = start()
    expect(router.state.page).toBeUndefined()
    await answer("/first")
    expect(shown).toEqual(["POP /first"])
    expect(router.state.page).toBe(gone)
  })

  it("keeps the address of the page on view until the next one is there", async () => {
    const { router, answer } = start()
    await answer("/first")
    const depth = window.history.length
    void router.navigate("/second?a=1")
    expect(window.location.pathname).toBe("/first")
    expect(router.state.location.pathname).toBe("/first")
    await answer("/second?a=1")
    expect(window.location.pathname + window.location.search).toBe("/second?a=1")
    expect(window.history.length).toBe(depth + 1)
    expect(window.history.state).toMatchObject({ idx: 1 })
  })

  it("takes the place of the entry where it is told to", async () => {
    const { router, shown, answer } = start()
    await answer("/first")
    void router.navigate("/second", { replace: true, state: { from: "test" } })
    await answer("/second")
    expect(window.history.state).toMatchObject({ idx: 0, usr: { from: "test" } })
    expect(router.state.location.state).toEqual({ from: "test" })
    expect(shown.at(-1)).toBe("REPLACE /second")
  })

  it("lets the latest navigation win, whichever page is there first", async () => {
    const { router, shown, answer } = start()
    await answer("/first")
    void router.navigate("/slow")
    void router.navigate("/quick")
    await answer("/quick")
    await answer("/slow")
    expect(shown).toEqual(["POP /first", "PUSH /quick"])
    expect(window.location.pathname).toBe("/quick")
  })

  it("puts an entry above a screen without opening its page again", async () => {
    const { router, asked, shown, answer } = start("/first?a=1")
    await answer("/first?a=1")
    void router.navigate("/first?a=1", { state: { guardOf: router.state.location.key } })
    expect(window.history.state).toMatchObject({ idx: 1 })
    expect(shown.at(-1)).toBe("PUSH /first?a=1")
    expect(router.state.page).toBe(gone)
    expect(asked).toHaveLength(1)
  })

  it("keeps the page on view where the server cannot be reached, and asks for the other once more when it is told to", async () => {
    const answers = [true, false]
    const { router, asked, shown, answer } = start("/first", undefined, async () => answers.shift() ?? false)
    await answer("/first")
    void router.navigate("/second")
    await answer("/second", unreachable)
    expect(asked.map(({ path }) => path)).toEqual(["/first", "/second", "/second"])
    await answer("/second", unreachable)
    expect(asked).toHaveLength(3)
    expect([shown, window.location.pathname]).toEqual([["POP /first"], "/first"])
  })

  it("leaves the word to the start page where the server cannot be reached before there is a first page", async () => {
    const { router, asked, answer } = start("/first", undefined, () => Promise.resolve(true))
    await answer("/first", unreachable)
    expect([router.state.page, router.state.failure, asked.length]).toEqual([undefined, undefined, 1])
  })

  it("moves the history back to the page on view where the one moved to cannot be reached", async () => {
    const { router, shown, answer } = start()
    await answer("/first")
    void router.navigate("/second")
    await answer("/second")
    const back = moved()
    window.history.back()
    await back
    expect(window.location.pathname).toBe("/first")
    const undone = moved()
    await answer("/first", unreachable)
    await undone
    expect([window.location.pathname, shown.at(-1)]).toEqual(["/second", "PUSH /second"])
  })

  it("changes the query in place: the same visit, the same entry, and nothing is opened", async () => {
    const { router, asked, answer } = start("/first?a=1#list")
    const page = { kind: "screen", path: "/first", query: { a: "1" } } as unknown as LoadedPage
    await answer("/first?a=1", page)
    const { key } = router.state.location
    const entries = window.history.length
    router.setQuery({ a: 2, b: "x y" })
    expect(window.location.search + window.location.hash).toBe("?a=2&b=x+y#list")
    expect(router.state.location).toMatchObject({ key, search: "?a=2&b=x+y" })
    expect(router.state.page).toMatchObject({ query: { a: "2", b: "x y" } })
    router.setQuery({})
    expect(window.location.search).toBe("")
    expect([window.history.length, asked.length]).toEqual([entries, 1])
  })

  it("shows another query also where the browser refuses to write it into the address", async () => {
    const { router, answer } = start("/first?a=1")
    const page = { kind: "screen", query: { a: "1" } } as unknown as LoadedPage
    await answer("/first?a=1", page)
    vi.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("more than 100 times per 30 seconds", "SecurityError")
    })
    router.setQuery({ a: 2 })
    expect(router.state.page).toMatchObject({ query: { a: "2" } })
  })

  it("follows a redirect: a pushed one makes one entry, the first one none", async () => {
    const { router, shown, answer } = start("/old")
    await answer("/old", { kind: "redirect", to: "/new" })
    await answer("/new")
    expect(window.history.state).toMatchObject({ idx: 0 })
    void router.navigate("/pay")
    await answer("/pay", { kind: "redirect", to: "/pay_v2" })
    await answer("/pay_v2")
    expect(window.history.state).toMatchObject({ idx: 1 })
    expect(shown).toEqual(["REPLACE /new", "PUSH /pay_v2"])
  })

  it("opens again what the device's back leads to", async () => {
    const { router, shown, answer } = start()
    await answer("/first")
    void router.navigate("/second")
    await answer("/second")
    const arrived = moved()
    void router.navigate(-1)
    await arrived
    expect(router.state.location.pathname).toBe("/second")
    await answer("/first")
    expect(shown.at(-1)).toBe("POP /first")
  })

  it("stays where something above the screen takes the device's back, and moves where the app itself goes back", async () => {
    let taken = 0
    const { router, shown, answer } = start("/first", () => (taken += 1) > 0)
    await answer("/first")
    void router.navigate("/second")
    await answer("/second")
    window.history.back()
    await expect.poll(() => [taken, window.history.state?.idx]).toEqual([1, 1])
    expect(window.location.pathname).toBe("/second")
    expect(shown).toEqual(["POP /first", "PUSH /second"])
    const arrived = moved()
    void router.navigate(-1)
    await arrived
    await answer("/first")
    expect(shown.at(-1)).toBe("POP /first")
    expect(taken).toBe(1)
  })

  it("moves inside a page without opening it again", async () => {
    const { router, asked, answer } = start()
    await answer("/first")
    await router.navigate("/first#part")
    expect(asked).toHaveLength(1)
    expect(router.state.location.hash).toBe("#part")
    expect(router.state.page).toBe(gone)
  })

  it("shows nothing after it has ended", async () => {
    const { router, shown, answer } = start()
    router.dispose()
    await answer("/first")
    expect(shown).toEqual([])
  })
})

function Page() {
  const { navigate, location } = usePageLocation()
  const { pathname } = location
  if (pathname === "/broken") throw new TypeError("cannot be drawn")
  return (
    <button type="button" onClick={() => void navigate("/second")}>
      {pathname}
    </button>
  )
}

function draw(router: PageRouter) {
  const reported: unknown[] = []
  const shown: string[] = []
  const closes: string[] = []
  const parts = {
    services: { report: (problem: unknown) => reported.push(problem) },
    host: { app: { interface: { "broken-block": "broken", close: "close", "general-error": "failed" } } },
    navigator: { close: async () => void closes.push("close") },
    overlays: { show: async ({ popup }: { popup: { text: string } }) => (shown.push(popup.text), { answer: "ok" }) },
    state: { isSignedOut: false },
  } as unknown as AppContext
  render(
    <AppContextProvider value={parts}>
      <PageView router={router} Page={Page} />
    </AppContextProvider>,
  )
  return reported
}

describe("PageView", () => {
  it("draws the page of the address, and moves from inside it", async () => {
    const { router, answer } = start()
    draw(router)
    expect(screen.queryByRole("button")).toBeNull()
    await answer("/first")
    screen.getByRole("button", { name: "/first" }).click()
    await answer("/second")
    expect(screen.getByRole("button", { name: "/second" })).toBeDefined()
  })

  it("has the last words where a page cannot be opened, and another address has a new chance", async () => {
    const { router, answer } = start()
    const reported = draw(router)
    await answer("/first", new RangeError("lost"))
    expect(screen.getByRole("alert").textContent).toContain("broken")
    expect(reported).toEqual([{ code: "nothing-drawn", at: "app", detail: "RangeError" }])
    void router.navigate("/second")
    await answer("/second")
    expect(screen.getByRole("button", { name: "/second" })).toBeDefined()
  })

  it("has the last words where a page cannot be drawn", async () => {
    const { router, answer } = start()
    const reported = draw(router)
    await answer("/first")
    void router.navigate("/broken")
    await answer("/broken")
    expect(screen.getByRole("alert").textContent).toContain("broken")
    expect(reported).toEqual([{ code: "nothing-drawn", at: "app", detail: "TypeError" }])
  })
})

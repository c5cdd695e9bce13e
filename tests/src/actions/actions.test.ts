import { describe, expect, it } from "vitest"
import type { Action, ActionContext, ActionEnd, ActionRunner, RenderSheet } from "../../../renderer"
import { createScope } from "../../../renderer"
import type { ActionServices, OverlayEnd } from "../../../src/actions"
import { createActions } from "../../../src/app/registered"
import { createRedirect } from "../../../src/platform/bridge"

const schemes = {
  login: "app://login",
  close: "app://close",
  external: "app://external",
  rotate: "app://rotate",
  reader: "app://ekyc",
}
const redirect = createRedirect({
  origin: "https://app.example",
  publicOrigin: "https://www.example",
  schemes,
  allowedHosts: [],
})

const native = { kind: "native", url: "app://login" } as const
const drawing: RenderSheet = () => null

function createFake({
  closed = { answer: "ok" },
  history = 5,
  inMaintenance = false,
  requestedBack = () => undefined,
  hasClipboard = true,
}: {
  closed?: OverlayEnd
  history?: number
  inMaintenance?: boolean
  requestedBack?: ActionServices["requestedBack"]
  hasClipboard?: boolean
} = {}) {
  const did: string[] = []
  const time = { elapsed: 0 }
  const note = (what: string) => void did.push(what)
  const services: ActionServices = {
    texts: { confirm: "Yes", cancel: "No", copied: "Copied", "not-copied": "Not copied" },
    links: {
      faq: "https://www.example/faq",
      evil: "https://evil.example/",
      phone: "tel:0120-000-000",
      any_phone: "tel:{NUMBER}",
    },
    schemes,
    bridge: {
      login: () => note("login"),
      rotate: () => note("rotate"),
      openExternal: (url) => note(`external ${url}`),
    },
    redirect,
    stores: {
      session: { logOut: () => note("log out") },
      area: () => ({
        setScreenName: (name?: string) => note(`screen ${String(name)}`),
        setEkycSessionId: (id?: string) => note(`session ${String(id)}`),
        markRead: (id: string) => note(`read ${id}`),
        clear: () => note("clear"),
      }),
      globalConfig: { isInMaintenance: () => inMaintenance },
    } as unknown as ActionServices["stores"],
    clock: { after: () => () => undefined, elapsed: () => time.elapsed },
    showPopup: ({ text, confirm, cancel }) => {
      note(`ask ${text} ${confirm} ${String(cancel)}`)
      return Promise.resolve(closed)
    },
    showSheet: () => Promise.resolve(closed),
    showServerSheet: ({ title }) => {
      note(`sheet ${title}`)
      return Promise.resolve(closed)
    },
    showToast: (text) => note(`say ${text}`),
    closeSheet: () => note("close sheet"),
    scrollToTop: () => note("top"),
    go: (target, { replace }) => note(`${replace ? "replace" : "go"} ${target}`),
    backBy: (steps) => {
      if (steps <= history) note(`back ${steps}`)
      return steps <= history
    },
    requestedBack,
    close: () => Promise.resolve(note("close")),
    assign: (url) => note(`assign ${url}`),
    reload: () => Promise.resolve(note("reload")),
    writeClipboard: (text) => {
      note(`copy ${text}`)
      return Promise.resolve(hasClipboard)
    },
    track: ({ key, name = key, label = key }) => note(`track ${name}${label === key ? "" : ` ${label}`}`),
    readGlobalConfig: () => Promise.resolve(note("config")),
    findFlow: () => ({ entry: "/open", first: "mail", stepFor: (point) => (point === "START" ? "mail" : undefined) }),
    forget: () => note("forget"),
    stepUp: async () => ({ outcome: "ok", proof: "proof" }),
    sendFile: ({ url }) => {
      note(`send ${url}`)
      return Promise.resolve("sent")
    },
  }
  const context: ActionContext = {
    scope: createScope({}),
    signal: new AbortController().signal,
    page: "zoo",
    sheet: (name) => (name === "known" ? drawing : undefined),
  }
  const actions: Readonly<Record<string, Action>> = createActions(services)
  const run = async (
    name: string,
    options: Readonly<Record<string, unknown>> = {},
    more: Partial<ActionContext> = {},
  ): Promise<ActionEnd> => {
    const end = await actions[name]?.(options, { ...context, ...more })
    if (!end) throw new Error(`no action ${name}`)
    return end
  }
  return { did, run, actions, time }
}

const runner = (run: () => void): ActionRunner => Object.assign(async () => (run(), { outcome: "ok" }), { busy: false })

describe("createActions", () => {
  it("goes back as far as asked, else opens what is named, else closes", async () => {
    const { did, run } = createFake({ history: 1 })
    await run("back", { steps: 1 })
    await run("back", { steps: 2, otherwise: "start" })
    await run("back", { steps: 2 })
    expect(did).toEqual(["back 1", "replace start", "close"])
  })

  it("leads back to what the screen, or the first of its flow, was opened with, else to what is named, else closes", async () => {
    const asked: unknown[] = []
    const { did, run } = createFake({
      history: 1,
      requestedBack: (screen) => {
        asked.push(screen)
        return screen === "list" ? { kind: "own", path: "/cash" } : screen === "app" ? native : undefined
      },
    })
    await run("lead-back", { of: "list" })
    await run("lead-back", { of: "app" })
    await run("lead-back", { otherwise: "start" })
    await run("lead-back")
    expect(did).toEqual(["replace /cash", "assign app://login", "replace start", "close"])
    expect(asked).toEqual(["list", "app", undefined, undefined])
  })

  it("leads back in history where that was asked for, and closes where there is none", async () => {
    const near = createFake({ history: 1, requestedBack: () => ({ kind: "history" }) })
    await near.run("lead-back")
    expect(near.did).toEqual(["back 1"])
    const alone = createFake({ history: 0, requestedBack: () => ({ kind: "history" }) })
    await alone.run("lead-back")
    expect(alone.did).toEqual(["close"])
  })

  it("leads back in history where nothing was asked for and the document says so, else to where it says", async () => {
    const near = createFake({ history: 1 })
    await near.run("lead-back", { history: true, otherwise: "start" })
    const alone = createFake({ history: 0 })
    await alone.run("lead-back", { history: true, otherwise: "start" })
    await alone.run("lead-back", { history: true, otherwise: "" })
    expect([near.did, alone.did]).toEqual([["back 1"], ["replace start", "close"]])
  })

  it("begins the flow again three times in a row by itself, and as often as a customer taps", async () => {
    const { did, run, time } = createFake()
    const began = ["screen undefined", "replace /open"]
    for (const elapsed of [1_000, 2_000, 60_000]) {
      time.elapsed = elapsed
      expect(await run("restart-flow")).toEqual({ outcome: "ok", stop: true })
    }
    expect(did.splice(0)).toEqual([...began, ...began, ...began])
    expect(await run("restart-flow")).toEqual({ outcome: "too-often" })
    expect(did).toEqual([])
    await run("restart-flow", {}, { key: "again" })
    expect(did.splice(0)).toEqual(began)
    expect(await run("restart-flow")).toEqual({ outcome: "too-often" })
    time.elapsed += 120_001
    await run("restart-flow")
    expect(did).toEqual(began)
  })

  it("says that a text was copied, in the words of the document where it has them", async () => {
    const { did, run } = createFake()
    expect(await run("copy", { text: "1234567" })).toEqual({ outcome: "ok" })
    await run("copy", { text: "1234567", done: "Account copied" })
    expect(did).toEqual(["copy 1234567", "say Copied", "copy 1234567", "say Account copied"])
  })

  it("says that nothing was copied where the browser refuses, and goes on to nothing", async () => {
    const { did, run } = createFake({ hasClipboard: false })
    expect(await run("copy", { text: "1234567", done: "Account copied" })).toEqual({ outcome: "failed" })
    expect(did).toEqual(["copy 1234567", "say Not copied"])
  })

  it("closes the half-sheet that a choice was made in, and scrolls to the top", async () => {
    const { did, run } = createFake()
    expect([await run("close-sheet"), await run("to-top")]).toEqual([{ outcome: "ok" }, { outcome: "ok" }])
    expect(did).toEqual(["close sheet", "top"])
  })

  it("opens outside only what the allow-list lets through", async () => {
    const { did, run } = createFake()
    expect(await run("open-external", { link: "faq" })).toEqual({ outcome: "ok" })
    for (const url of ["https://evil.example/", "javascript:alert(1)", "//evil.example", "app://close"]) {
      expect(await run("open-external", { url })).toEqual({ outcome: "refused" })
    }
    expect(await run("open-external", { link: "evil" })).toEqual({ outcome: "refused" })
    expect(did).toEqual(["external https://www.example/faq"])
  })

  it("calls a number of app.json, and none from anywhere else", async () => {
    const { did, run } = createFake()
    expect(await run("open-external", { link: "phone" })).toEqual({ outcome: "ok" })
    expect(await run("open-external", { url: "tel:0120-000-000" })).toEqual({ outcome: "refused" })
    for (const NUMBER of ["0120-111-111", "", "*#06#", "0120;ext=1", "１２３", undefined])
      await run("open-external", { link: "any_phone", values: { NUMBER } })
    expect(did).toEqual(["assign tel:0120-000-000", "assign tel:0120-111-111"])
  })

  it("fills the places of a template, percent-encoded, and leads nobody to half an address", async () => {
    const { did, run } = createFake()
    const template = "https://www.example/pay/{ID}?amount={AMOUNT}"
    await run("open-external", { template, values: { ID: "a/b?c", AMOUNT: 100 } })
    await run("leave", { template, values: { ID: "1", AMOUNT: 2 } })
    expect(did).toEqual([
      "external https://www.example/pay/a%2Fb%3Fc?amount=100",
      "assign https://www.example/pay/1?amount=2",
    ])
    const bad = [{ ID: "1" }, { ID: "", AMOUNT: 1 }, { ID: "..", AMOUNT: 1 }, { ID: { a: 1 }, AMOUNT: 1 }]
    for (const values of bad) {
      expect(await run("open-external", { template, values })).toEqual({ outcome: "refused" })
      expect(await run("leave", { template, values })).toEqual({ outcome: "refused" })
    }
    expect(await run("leave", { template: "https://{HOST}/", values: { HOST: "evil.example" } })).toEqual({
      outcome: "refused",
    })
  })

  it("leaves only for an address that the allow-list lets through", async () => {
    const { did, run } = createFake()
    await run("leave", { to: "https://www.example/maintenance" })
    await run("leave", { to: "/maintenance" })
    expect(await run("leave", { to: "https://evil.example/" })).toEqual({ outcome: "refused" })
    expect(did).toEqual(["assign https://www.example/maintenance", "replace /maintenance"])
  })

  it("launches the native app's card reader alone", async () => {
    const { did, run } = createFake()
    await run("launch", { url: "app://ekyc?id=1", session: "s1" })
    const others = ["app://close", "app://external?url=https%3A%2F%2Fevil.example", "app://login", "app://unknown"]
    const alike = ["app://ekyc.evil?id=1", "app://ekyc/../login", "app://ekyc@evil.example", "app://ekyc?id= 1"]
    for (const url of ["https://evil.example/", "javascript:alert(1)", "other://x", 5, ...others, ...alike])
      expect(await run("launch", { url })).toEqual({ outcome: "refused" })
    expect(did).toEqual(["session s1", "assign app://ekyc?id=1"])
  })

  it("opens a page of the app in the native app, and nothing else", async () => {
    const { did, run } = createFake()
    await run("open-in-app", { to: "/account/open?edit=1" })
    for (const to of ["https://evil.example/", "//evil.example", "other://x", 5]) {
      expect(await run("open-in-app", { to })).toEqual({ outcome: "refused" })
    }
    expect(did).toEqual([`assign app://external?url=${encodeURIComponent("https://app.example/account/open?edit=1")}`])
  })
})

describe("put-file", () => {
  const file = { blob: new Blob(["a"]), onProgress: () => undefined }

  it("sends a file where a call said and gives what the document names", async () => {
    const { did, run } = createFake()
    expect(await run("put-file", { file, to: "/uploads/1", gives: "id-1" })).toEqual({ outcome: "ok", value: "id-1" })
    expect(did).toEqual(["send /uploads/1"])
  })

  it.each([
    ["another site", { file, to: "https://evil.example/" }],
    ["an address of the device", { file, to: "app://close" }],
    ["what is no file", { file: "photo.png", to: "/uploads/1" }],
  ])("refuses %s", async (_what, options) => {
    const { did, run } = createFake()
    expect(await run("put-file", options)).toEqual({ outcome: "refused" })
    expect(did).toEqual([])
  })
})

describe("track", () => {
  it.each([
    [{ key: "kind", analytics: ["A", 2] }, "track kind A,2"],
    [{ key: "kind", analytics: [undefined] }, "track kind"],
    [{ key: "row_", analytics: [11], codes: "key" }, "track row_11"],
    [{ key: "row_", analytics: [undefined], codes: "key" }, "track row_"],
  ])("records codes as the label, or as the end of the key: %o", async (options, record) => {
    const { did, run } = createFake()
    await run("track", options)
    expect(did).toEqual([record])
  })
})

describe("popup", () => {
  it("says the server's lines, and the default text where there is nothing to read", async () => {
    const { did, run } = createFake()
    await run("popup", { lines: ["one", "two"], text: "default", cancel: "none" })
    for (const lines of [undefined, null, [], [" "], "", [3]])
      await run("popup", { lines, text: "default", cancel: "none" })
    const asked = did.filter((line) => line.startsWith("ask"))
    expect(asked).toEqual([
      "ask one\ntwo Yes undefined",
      ...Array.from({ length: 6 }, () => "ask default Yes undefined"),
    ])
  })

  it.each([
    ["the code of a refusal", { code: "INSUFFICIENT", detail: { STATUS: "1" } }, "INSUFFICIENT"],
    ["the status of one without a code", { detail: { STATUS: "9" } }, "9"],
    ["the button, where no server spoke", undefined, "next"],
  ])("is recorded with %s", async (_name, failure, label) => {
    const { did, run } = createFake()
    const lines = failure && { lines: ["no"] }
    await run("popup", { ...lines, text: "?" }, { key: "next", scope: createScope({ failure: () => failure }) })
    expect(did[0]).toBe(`track popup ${label}`)
  })

  it("runs what follows the answer", async () => {
    const yes = createFake()
    await yes.run("popup", {
      text: "?",
      // oxlint-disable-next-line unicorn/no-thenable -- the name of an option, never awaited
      then: runner(() => yes.did.push("then")),
      otherwise: runner(() => yes.did.push("otherwise")),
    })
    expect(yes.did).toEqual(["track popup", "ask ? Yes No", "then"])
    const no = createFake({ closed: { answer: "cancel" } })
    const end = await no.run("popup", {
      text: "?",
      // oxlint-disable-next-line unicorn/no-thenable -- the name of an option, never awaited
      then: runner(() => no.did.push("then")),
      otherwise: runner(() => no.did.push("otherwise")),
    })
    expect(no.did.at(-1)).toBe("otherwise")
    expect(end).toEqual({ outcome: "cancel" })
  })
})

const after = () => Promise.resolve({ outcome: "ok", stop: true })

describe("half-sheet", () => {
  const from = { title: "Sorry", buttons: [] }

  it.each([
    ["CLOSE_WEBVIEW", { outcome: "ok", stop: true }, true],
    ["CLOSE_HALFSHEET", { outcome: "ok" }, false],
    ["DELETE_JPKI_AND_CLOSE_WEBVIEW", { outcome: "DELETE_JPKI_AND_CLOSE_WEBVIEW" }, false],
    ["JPKI_BACK_TO_START", { outcome: "JPKI_BACK_TO_START" }, false],
    ["SOMETHING_NEW", { outcome: "ok" }, false],
  ])("ends a server's sheet after %s", async (answer, expected, closes) => {
    const { did, run } = createFake({ closed: { answer } })
    expect(await run("half-sheet", { from })).toEqual(expected)
    expect(did.includes("close")).toBe(closes)
  })

  it("runs what the button of a named sheet does after closing", async () => {
    const { run } = createFake({ closed: { answer: "go", after } })
    expect(await run("half-sheet", { sheet: "known" })).toEqual({ outcome: "ok", stop: true })
    expect(await run("half-sheet", { sheet: "unknown" })).toEqual({ outcome: "unknown-sheet", stop: true })
  })
})

describe("records of half-sheets", () => {
  it("are made before a sheet is shown", async () => {
    const { did, run } = createFake()
    await run("half-sheet", { sheet: "known" })
    expect(did).toEqual(["track sheet_known_view"])
  })
})

describe("account opening", () => {
  it("notes the step before it opens it, and hands on points that lead out", async () => {
    const { did, run } = createFake()
    await run("enter-flow", { flow: "opening", point: "START" })
    expect(await run("enter-flow", { flow: "opening", point: "OLD" })).toEqual({ outcome: "OLD" })
    expect(did).toEqual(["screen mail", "replace mail"])
  })

  it("starts over with everything forgotten", async () => {
    const { did, run } = createFake()
    await run("start-over")
    expect(did).toEqual(["clear", "forget", "screen mail", "replace mail"])
  })

  it("looks at the maintenance at most every ten seconds", async () => {
    const { did, run } = createFake({ inMaintenance: true })
    expect(await run("check-maintenance")).toEqual({ outcome: "still" })
    expect(await run("check-maintenance")).toEqual({ outcome: "still" })
    expect(did).toEqual(["config"])
  })
})

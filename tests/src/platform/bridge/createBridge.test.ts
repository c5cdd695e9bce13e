// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createBridge, parseSchemes } from "../../../../src/platform/bridge"
import type { BridgeDependencies, NativeBridge } from "../../../../src/platform/bridge"
import { createHeld } from "../../../support/held"
import { createFakeClock, settle } from "../../../support/fakeClock"

const schemes = parseSchemes({ login: "k://login", close: "k://close", external: "k://external", rotate: "k://rotate" })

function aBridge(parts: Partial<BridgeDependencies> = {}) {
  const clock = createFakeClock()
  const assigned: string[] = []
  const opened: string[] = []
  const bridge = createBridge({
    page: {},
    platform: "ios",
    androidInterface: "Host",
    schemes,
    clock,
    assign: (url) => assigned.push(url),
    openWindow: (url) => opened.push(url),
    isVisible: () => true,
    ...parts,
  })
  return { bridge, clock, assigned, opened }
}

/** An iOS host whose handlers answer as told. */
const iosHost = (answer: (name: string, payload: unknown) => unknown) => {
  const handler = (name: string) => ({ postMessage: (payload: unknown) => answer(name, payload) })
  return { webkit: { messageHandlers: { sendLog: handler("sendLog"), showTopBar: handler("showTopBar") } } }
}

const refuse = () => {
  throw new Error("unknown scheme")
}

describe("createBridge", () => {
  it.each([
    ["the top bar of a host that does not listen", {}, (bridge: NativeBridge) => bridge.showTopBar(true)],
    [
      "the top bar of a host that throws",
      {
        page: iosHost(() => {
          throw new Error("host")
        }),
      },
      (bridge: NativeBridge) => bridge.showTopBar(true),
    ],
    [
      "a link that a webview throws at",
      { assign: refuse },
      (bridge: NativeBridge) => bridge.openExternal("https://a.example"),
    ],
    ["the login of a host that throws", { assign: refuse }, (bridge: NativeBridge) => bridge.login()],
    ["the rotation of a host that throws", { assign: refuse }, (bridge: NativeBridge) => bridge.rotate()],
  ])("tells that it is unavailable: %s", async (_what, parts, use) => {
    const { bridge, clock } = aBridge(parts)
    let failures = 0
    const stop = bridge.onUnavailable(() => (failures += 1))
    void use(bridge)
    await clock.advance(5_000)
    expect(failures).toBe(1)
    stop()
    void use(bridge)
    await clock.advance(5_000)
    expect(failures).toBe(1)
  })

  it("drops a log record that nobody takes, and stays where it cannot close", async () => {
    const { bridge, clock } = aBridge({ assign: refuse })
    let failures = 0
    bridge.onUnavailable(() => (failures += 1))
    bridge.sendLog({ event: "DLP_EVENT" })
    const closing = bridge.close()
    await clock.advance(5_000)
    expect([failures, await closing]).toEqual([0, "stayed"])
  })

  it("speaks to iOS through the message handlers", async () => {
    const heard: unknown[] = []
    const { bridge } = aBridge({ page: iosHost((name, payload) => void heard.push([name, payload])) })
    bridge.sendLog({ event: "DLP_EVENT" })
    expect(await bridge.showTopBar(false)).toBe("sent")
    expect(heard).toEqual([
      ["sendLog", { event: "DLP_EVENT" }],
      ["showTopBar", false],
    ])
  })

  it("speaks to Android in JSON, as a method of its object", async () => {
    const heard: unknown[] = []
    const host = {
      sendLog(this: unknown, text: string) {
        heard.push([this === host, text])
      },
      showTopBar: (text: string) => void heard.push(text),
    }
    const { bridge } = aBridge({ page: { Host: host }, platform: "android" })
    bridge.sendLog({ event: "DLP_EVENT" })
    expect(await bridge.showTopBar(true)).toBe("sent")
    expect(heard).toEqual([[true, '{"event":"DLP_EVENT"}'], "true"])
  })

  it.each([
    ["is absent", {}],
    ["has no handlers", { webkit: {} }],
    ["has handlers that are no functions", { webkit: { messageHandlers: { showTopBar: { postMessage: 1 } } } }],
    [
      "throws",
      iosHost(() => {
        throw new Error("gone")
      }),
    ],
    ["refuses", iosHost(() => Promise.reject(new Error("no")))],
  ])(
    "F29: a needed message is unavailable when the host %s, and a log record is dropped silently",
    async (_name, page) => {
      const { bridge } = aBridge({ page })
      expect(() => bridge.sendLog({ event: "x" })).not.toThrow()
      expect(await bridge.showTopBar(true)).toBe("unavailable")
    },
  )

  it("F29: a host that never answers is unavailable after three seconds, and what it says later is not heard", async () => {
    const answer = createHeld()
    const { bridge, clock } = aBridge({ page: iosHost(() => answer.promise) })
    const shown = bridge.showTopBar(true)
    await clock.advance(3_000)
    answer.resolve()
    expect(await shown).toBe("unavailable")
  })

  it("F29: takes the first of two answers", async () => {
    const twice = {
      // oxlint-disable-next-line unicorn/no-thenable -- a host that breaks the rules of promises
      then(resolve: (value: unknown) => void, reject: (error: Error) => void) {
        resolve(undefined)
        reject(new Error("second"))
      },
    }
    expect(await aBridge({ page: iosHost(() => twice) }).bridge.showTopBar(true)).toBe("sent")
  })

  it("uses the custom links for everything else", () => {
    const { bridge, assigned } = aBridge()
    bridge.login()
    bridge.rotate()
    bridge.openExternal("https://www.example.jp/?a=b&c=d")
    void bridge.close()
    const external = "k://external?url=https%3A%2F%2Fwww.example.jp%2F%3Fa%3Db%26c%3Dd"
    expect(assigned).toEqual(["k://login", "k://rotate", external, "k://close"])
  })

  it.each([
    ["stayed", true],
    ["left", false],
  ])("F49: closing says that the page has %s", async (end, isVisible) => {
    const { bridge, clock } = aBridge({ isVisible: () => isVisible })
    const closing = bridge.close()
    await clock.advance(1_000)
    expect(await closing).toBe(end)
  })

  it("F49: says nothing before the host had time to close", async () => {
    const { bridge, clock } = aBridge()
    let end = "waiting"
    void bridge.close().then((closing) => (end = closing))
    await clock.advance(999)
    await settle()
    expect(end).toBe("waiting")
  })

  it("lives in a desktop browser, where nobody listens", async () => {
    const { bridge, opened, assigned } = aBridge({ platform: "other" })
    bridge.sendLog({ event: "x" })
    bridge.openExternal("https://www.example.jp/")
    bridge.login()
    expect(await bridge.showTopBar(true)).toBe("sent")
    expect([opened, assigned]).toEqual([["https://www.example.jp/"], ["k://login"]])
  })
})

import { describe, expect, it } from "vitest"
import { createFakeClock } from "../../../support/fakeClock"
import { createStepUp } from "../../../../src/platform/step-up"

const asked = { challenge: "Y2hhbGxlbmdl", credentials: ["a2V5"] }

type Answer = (id: string, page: EventTarget) => void

/** A page inside a native app that answers a question as the test says. */
function aWebview(answer: Answer) {
  const page = new EventTarget()
  const clock = createFakeClock()
  const messages: unknown[] = []
  const stepUp = (json: string) => {
    const message = JSON.parse(json) as { readonly id: string }
    messages.push(message)
    answer(message.id, page)
  }
  Object.assign(page, { Host: { stepUp } })
  const ask = createStepUp({
    page: page as unknown as Window,
    platform: "android",
    androidInterface: "Host",
    clock,
    randomUuid: () => "id-1",
  })
  return { ask: () => ask(asked), clock, messages }
}

const say = (detail: unknown) => new CustomEvent("step-up-answer", { detail })

describe("a proof of who the customer is, by the native app", () => {
  it("gives what the app got", async () => {
    const { ask, messages } = aWebview((id, page) => page.dispatchEvent(say({ id, outcome: "ok", proof: "p" })))
    expect(await ask()).toEqual({ outcome: "ok", proof: "p" })
    expect(messages).toEqual([{ id: "id-1", ...asked }])
  })

  it.each(["cancelled", "failed", "locked", "unavailable"])("tells that it ended %s", async (outcome) => {
    const { ask } = aWebview((id, page) => page.dispatchEvent(say({ id, outcome })))
    expect(await ask()).toEqual({ outcome })
  })

  it.each([{ outcome: "ok" }, { outcome: "strange" }, { outcome: "ok", proof: 3 }])(
    "takes %j for a failure",
    async (answer) => {
      const { ask } = aWebview((id, page) => page.dispatchEvent(say({ id, ...answer })))
      expect(await ask()).toEqual({ outcome: "failed" })
    },
  )

  it("hears no answer to another question, and no longer than a customer may take", async () => {
    const { ask, clock } = aWebview((_id, page) => {
      page.dispatchEvent(say({ id: "other", outcome: "ok", proof: "p" }))
      page.dispatchEvent(say(undefined))
      queueMicrotask(() => clock.advance(120_000))
    })
    expect(await ask()).toEqual({ outcome: "cancelled" })
  })

  it("is not to be had of an app that does not know the question", async () => {
    const page = new EventTarget() as unknown as Window
    const settings = { page, androidInterface: "Host", clock: createFakeClock(), randomUuid: () => "id" }
    expect(await createStepUp({ ...settings, platform: "ios" })(asked)).toEqual({ outcome: "unavailable" })
  })
})

describe("a proof of who the customer is, by a browser", () => {
  const ask = (page: object) => {
    const settings = { page: page as Window, androidInterface: "", clock: createFakeClock(), randomUuid: () => "id" }
    return createStepUp({ ...settings, platform: "other" })(asked)
  }
  const refusing = (name: string, isUserVerifyingPlatformAuthenticatorAvailable?: () => Promise<boolean>) =>
    ask({
      PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable },
      navigator: { credentials: { get: () => Promise.reject(new DOMException("refused", name)) } },
    })

  it("is not to be had where passkeys are unknown", async () => {
    expect(await ask({ navigator: {} })).toEqual({ outcome: "unavailable" })
    expect(await ask({ navigator: { credentials: { get: () => Promise.resolve(null) } } })).toEqual({
      outcome: "unavailable",
    })
  })

  it("tells a device that holds no passkeys from a customer who declines", async () => {
    expect(await refusing("NotAllowedError", () => Promise.resolve(false))).toEqual({ outcome: "unavailable" })
    expect(await refusing("NotAllowedError", () => Promise.resolve(true))).toEqual({ outcome: "cancelled" })
    expect(await refusing("NotAllowedError")).toEqual({ outcome: "cancelled" })
  })

  it("is not to be had at an address that passkeys are not for", async () => {
    expect(await refusing("SecurityError")).toEqual({ outcome: "unavailable" })
  })
})

import { cleanup, renderHook } from "@testing-library/react"
import { createRef } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Step } from "../../../../src/phone/replay/steps"
import { useRecording } from "../../../../src/phone/replay/useRecording"
import { usePhone } from "../../../../src/phone/usePhone"

vi.mock("virtual:kamishibai/app", () => ({ app: { schemes: {} } }))

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ world: "passkey", isFresh: false }))))
afterEach(() => {
  cleanup()
  history.replaceState(null, "")
  vi.unstubAllGlobals()
})

/** The steps of a phone whose page was loaded anew after these. */
function afterReload(steps: readonly Step[]): readonly Step[] {
  const done = steps.map((step) => ({ screen: "", step }))
  const kept = { world: "passkey", path: "/account/open", device: {}, steps: done }
  history.replaceState({ "phone-recording": JSON.stringify(kept) }, "")
  const { result } = renderHook(() => {
    const phone = usePhone(false)
    return useRecording({ phone, frame: createRef(), device: createRef(), isReplay: false, isPlaying: () => false })
  })
  return result.current.recording?.steps.map(({ step }) => step) ?? []
}

it("a phone that was loaded anew goes on with the network that came back with it", () => {
  const offline = ["x", "network", { mode: "offline" }] as const
  const online = ["x", "network", { mode: "online" }] as const
  expect(afterReload([offline])).toEqual([offline, online, ["o", "/account/open"]])
})

it("it only opens its page anew where the network was there all the time", () => {
  expect(afterReload([["h"]])).toEqual([["h"], ["o", "/account/open"]])
})

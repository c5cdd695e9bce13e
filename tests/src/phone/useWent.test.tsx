import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { useWent } from "../../../src/phone/useWent"

afterEach(cleanup)

it("says where the state in the frame leads, until another state is drawn, and hears nobody else", () => {
  const source = window
  const current = document.createElement("iframe")
  Object.defineProperty(current, "contentWindow", { value: source })
  const frame = { current }
  const { result } = renderHook(() => useWent(frame))
  const tell = (data: object, from: Partial<MessageEventInit> = {}) =>
    act(() => void dispatchEvent(new MessageEvent("message", { data, source, origin: location.origin, ...from })))
  tell({ kind: "went", to: "nisa_abolition" })
  expect(result.current).toBe("nisa_abolition")
  tell({ kind: "asking" })
  expect(result.current).toBeUndefined()
  tell({ kind: "went", to: "home" }, { origin: "https://elsewhere.example" })
  tell({ kind: "went", to: "home" }, { source: null })
  expect(result.current).toBeUndefined()
})

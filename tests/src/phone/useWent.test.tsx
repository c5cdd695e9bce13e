import { act, cleanup, render } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, expect, it } from "vitest"
import { useWent } from "../../../src/phone/useWent"

function Phone() {
  const frame = useRef<HTMLIFrameElement>(null)
  const went = useWent(frame)
  return (
    <>
      <iframe ref={frame} title="webview" />
      <p>{went ?? "here"}</p>
    </>
  )
}

afterEach(cleanup)

it("says where the state in the frame leads, until another state is drawn, and hears nobody else", () => {
  const { container } = render(<Phone />)
  const source = container.querySelector("iframe")?.contentWindow ?? null
  const says = () => container.querySelector("p")?.textContent
  const tell = (data: object, from: Partial<MessageEventInit> = {}) =>
    act(() => void dispatchEvent(new MessageEvent("message", { data, source, origin: location.origin, ...from })))
  tell({ kind: "went", to: "nisa_abolition" })
  expect(says()).toBe("nisa_abolition")
  tell({ kind: "asking" })
  expect(says()).toBe("here")
  tell({ kind: "went", to: "home" }, { origin: "https://elsewhere.example" })
  tell({ kind: "went", to: "home" }, { source: null })
  expect(says()).toBe("here")
})

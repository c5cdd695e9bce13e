import { act, cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Button } from "../../../src/components/button/Button"
import { Countdown } from "../../../src/components/countdown/Countdown"
import { IconButton } from "../../../src/components/icon-button/IconButton"
import { PartButton } from "../../../src/components/shared/PartButton"
import { WaitButton } from "../../../src/components/wait-button/WaitButton"
import { aTap, inScreen, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const tapIt = () => userEvent.setup().click(screen.getByRole("button"))

describe("Button", () => {
  it("takes the first of its other labels whose condition holds", () => {
    renderInScreen(
      <Button
        label="次へ"
        labels={[
          { when: undefined, label: "まだ分からない" },
          { when: true, label: "変更を保存する" },
        ]}
      />,
    )
    expect(screen.getByRole("button").textContent).toBe("変更を保存する")
  })

  it("runs its actions", async () => {
    const tap = aTap()
    renderInScreen(<Button label="確認へ進む" tap={tap} />)
    await tapIt()
    expect(tap.count()).toBe(1)
  })

  it("is busy while its call runs, keeps its name and takes no second tap", async () => {
    const tap = aTap(true)
    renderInScreen(<Button label="出金する" tap={tap} />)
    const button = screen.getByRole("button", { name: "出金する" })
    await tapIt()
    expect(button.getAttribute("aria-busy")).toBe("true")
    expect(tap.count()).toBe(0)
  })

  it("does nothing while it is not enabled, stays focusable and says why", async () => {
    const tap = aTap()
    renderInScreen(<Button label="出金する" tap={tap} enabled={false} reason="出金できる金額がありません" />)
    const button = screen.getByRole("button")
    await tapIt()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "出金できる金額がありません",
    )
    expect(tap.count()).toBe(0)
  })

  it("blocks where the condition is unknown", () => {
    renderInScreen(<Button label="次へ" tap={aTap()} enabled={undefined} />)
    expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true")
  })

  it.each([
    ["valid", { isValid: false, isFilled: true }, "true"],
    ["valid", { isValid: true, isFilled: true }, null],
    ["required-filled", { isValid: false, isFilled: true }, null],
    ["required-filled", { isValid: false, isFilled: false }, "true"],
  ] as const)("waits for the form: %s with %o", (enabled, form, disabled) => {
    renderInScreen(<Button label="次へ" tap={aTap()} enabled={enabled} />, form)
    expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe(disabled)
  })

  it("is not there when its style is hidden", () => {
    renderInScreen(<PartButton button={{ label: "次へ", style: "hidden", tap: aTap() }} />)
    expect(screen.queryByRole("button")).toBeNull()
  })
})

describe("IconButton", () => {
  it("has a name, and is a toggle only where it can be pressed", () => {
    const { rerender } = renderInScreen(<IconButton icon="heart" label="お気に入り" tap={aTap()} pressed={undefined} />)
    expect(screen.getByRole("button", { name: "お気に入り", pressed: false })).toBeTruthy()
    rerender(<IconButton icon="rotate" label="画面を回転" tap={aTap()} />)
    expect(screen.getByRole("button", { name: "画面を回転" }).hasAttribute("aria-pressed")).toBe(false)
  })

  it("shows its other icon while it is pressed", () => {
    const eye = { icon: "eye", pressedIcon: "eye-off", label: "金額を隠す", tap: aTap() } as const
    const drawn = () => container.querySelector("svg")?.getAttribute("data-name")
    const { container, rerender } = renderInScreen(<IconButton {...eye} pressed={false} />)
    expect(drawn()).toBe("eye")
    rerender(inScreen(<IconButton {...eye} pressed />))
    expect(drawn()).toBe("eye-off")
  })
})

describe("countdowns", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  it("announces only the named seconds, and runs what follows once at zero", async () => {
    const ended = aTap()
    renderInScreen(<Countdown seconds={62} announce={[60, 0]} over="期限が切れました" ended={ended} />)
    expect(screen.getByRole("timer").textContent).toBe("01:02")
    expect(screen.getByRole("status").textContent).toBe("")
    await pass(2)
    expect(screen.getByRole("status").textContent).toBe("残り60秒")
    await pass(61)
    expect(screen.getByRole("status").textContent).toBe("期限が切れました")
    await pass(10)
    expect(ended.count()).toBe(1)
  })

  it("counts the time that passed while the app was away", async () => {
    renderInScreen(<Countdown seconds={600} />)
    vi.setSystemTime(Date.now() + 300_000)
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")))
    expect(screen.getByRole("timer").textContent).toBe("05:00")
  })

  it("keeps the button waiting, then ready, and waiting again after a restart", async () => {
    const waiting = { before: "再送する（あと", after: "秒）" }
    const { rerender } = renderInScreen(
      <WaitButton label="再送する" waiting={waiting} seconds={60} restart={1} tap={aTap()} />,
    )
    expect(screen.getByRole("button").textContent).toBe("再送する（あと60秒）")
    expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true")
    expect(screen.getByRole("status").textContent).toBe("再送する（あと60秒）")
    await pass(15)
    expect(screen.getByRole("status").textContent).toBe("")
    await pass(15)
    expect(screen.getByRole("status").textContent).toBe("再送する（あと30秒）")
    await pass(30)
    expect(screen.getByRole("status").textContent).toBe("再送する")
    expect(screen.getByRole("button").textContent).toBe("再送する")
    expect(screen.getByRole("button").hasAttribute("aria-disabled")).toBe(false)
    rerender(<WaitButton label="再送する" waiting={waiting} seconds={60} restart={2} tap={aTap()} />)
    await pass(1)
    expect(screen.getByRole("button").textContent).toBe("再送する（あと59秒）")
  })
})

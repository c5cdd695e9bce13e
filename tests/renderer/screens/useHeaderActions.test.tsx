import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { observer } from "mobx-react-lite"
import { afterEach, describe, expect, it } from "vitest"
import { Screen, useHeaderActions } from "../../../renderer"
import { createScreen } from "../../../renderer/screens/createScreen"
import { act, get, tap, when, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

describe("useHeaderActions", () => {
  it("gives the buttons of its header to whoever draws it, those that are there now", () => {
    const host = zooHost()
    const Bar = observer(() =>
      useHeaderActions().map(({ key, label, icon, dot, tap }) => (
        <button key={key} type="button" data-icon={icon} data-dot={dot} onClick={() => void tap()}>
          {label}
        </button>
      )),
    )
    const isOpen = { "@when": when("is", get("state.open"), true) }
    const actions = [
      {
        key: "filter",
        icon: "funnel",
        label: "Filter",
        dot: isOpen,
        tap: tap(act("set", { state: "open", value: true })),
      },
      { key: "close", icon: "cross", label: "Close", when: isOpen, tap: tap(act("say", { text: "closed" })) },
    ]
    const module = zooScreen({
      state: { open: false },
      header: { back: "close", hidden: false, close: false, rotate: false, actions },
    })
    const state = createScreen({ module, host })
    render(<Screen state={state} header={<Bar />} />)
    const filter = screen.getByText("Filter")
    expect([filter.dataset["icon"], filter.dataset["dot"]]).toEqual(["funnel", "false"])
    expect(screen.queryByText("Close")).toBeNull()
    fireEvent.click(filter)
    expect(filter.dataset["dot"]).toBe("true")
    fireEvent.click(screen.getByText("Close"))
    expect(host.said).toEqual(["closed"])
    expect(host.tracked.map(({ key }) => key)).toEqual(["filter", "close"])
  })
})

import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { ChoiceList } from "../../../src/components/choice-list/ChoiceList"
import { aTap, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const choices = (taps: readonly ReturnType<typeof aTap>[]) =>
  ["標準", "人気順", "値上がり率順"].map((label, index) => ({
    label,
    selected: index === 1,
    tap: taps[index] ?? aTap(),
  }))

describe("ChoiceList", () => {
  it("says which one is chosen, and chooses by a tap", async () => {
    const taps = [aTap(), aTap(), aTap()]
    renderInScreen(<ChoiceList label="並び替え" choices={choices(taps)} />)
    expect(screen.getByRole("radio", { checked: true }).textContent).toBe("人気順")
    expect(screen.getByRole("radiogroup", { name: "並び替え" })).toBeDefined()
    await userEvent.setup().click(screen.getByRole("radio", { name: "値上がり率順" }))
    expect(taps.map((tap) => tap.count())).toEqual([0, 0, 1])
  })

  it("moves by arrow keys without choosing, round its ends, and chooses by Enter", async () => {
    const taps = [aTap(), aTap(), aTap()]
    const user = userEvent.setup()
    renderInScreen(<ChoiceList label="並び替え" choices={choices(taps)} />)
    await user.tab()
    expect(document.activeElement?.textContent).toBe("人気順")
    await user.keyboard("{ArrowDown}{ArrowDown}")
    expect(document.activeElement?.textContent).toBe("標準")
    await user.keyboard("{ArrowUp}")
    expect(taps.map((tap) => tap.count())).toEqual([0, 0, 0])
    await user.keyboard("{Enter}")
    expect(taps.map((tap) => tap.count())).toEqual([0, 0, 1])
  })

  it("leaves out what does not apply", () => {
    renderInScreen(
      <ChoiceList label="並び替え" choices={[{ label: "標準", selected: true, tap: aTap(), when: false }]} />,
    )
    expect(screen.queryAllByRole("radio")).toEqual([])
  })
})

// @vitest-environment happy-dom
import { act, fireEvent, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { openState } from "../../support/openState"
import { compileSample } from "./imported"
import { samples } from "./samples"

/** Labels and legends as a customer sees them. */
const labelsIn = (container: HTMLElement) =>
  [
    ...container.querySelectorAll(".k-field__label, .k-group__label, .k-switch__label, .k-consent .k-choice__label"),
  ].map(({ textContent }) => textContent)

async function drawn(name: string) {
  const { modules } = await compileSample(name)
  return openState(modules, "imported", "usual")
}

describe("an imported form on its screen", () => {
  it.each(Object.keys(samples))("%s is drawn with a control for everything that it asks", async (name) => {
    const { container, close } = await drawn(name)
    expect(container.querySelectorAll("form").length).toBe(1)
    expect(labelsIn(container).length).toBeGreaterThan(0)
    expect(container.textContent).not.toContain("表示できません")
    close()
  })

  it("shows the words of the schema and of the uiSchema", async () => {
    const { container, close } = await drawn("plain")
    const screen = within(container)
    expect(labelsIn(container)).toEqual([
      "day",
      "Name",
      "visitors",
      "height",
      "mail",
      "member",
      "I feed no animals",
      "note",
    ])
    expect(screen.getByText("A day at the zoo.")).toBeDefined()
    expect(screen.getByText("As on the {ticket}")).toBeDefined()
    expect(screen.getByLabelText("Name").getAttribute("placeholder")).toBe("Owl")
    expect(screen.getByLabelText("visitors")).toHaveProperty("value", "2")
    expect(screen.getByLabelText("note").tagName).toBe("TEXTAREA")
    close()
  })

  it("shows a branch when it is chosen, and what hangs on an answer when it is given", async () => {
    const { container, close } = await drawn("branches")
    expect(labelsIn(container)).toEqual(["age", "種類", "name"])
    act(() => void fireEvent.click(within(container).getByLabelText("By number")))
    expect(labelsIn(container)).toEqual(["age", "種類", "number"])
    close()
  })

  it("adds rows of a list", async () => {
    const { container, close } = await drawn("nested")
    act(() => void fireEvent.click(within(container).getByText("追加する")))
    expect(within(container).getAllByLabelText("name").length).toBe(2)
    expect(
      within(container)
        .getAllByLabelText("phone")
        .map((input) => input.getAttribute("type")),
    ).toEqual(["text", "tel"])
    close()
  })
})

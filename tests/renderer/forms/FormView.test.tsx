// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { FormModel } from "../../../renderer/forms/FormModel"
import { FormView } from "../../../renderer/forms/FormView"
import { aForm, aModel, field, fieldOf, when } from "./building"
import { controls } from "./controls"

afterEach(cleanup)

const show = (model: FormModel, onEnter?: () => void) =>
  render(
    <FormView
      model={model}
      controls={controls}
      renderBlock={({ at }) => <p>{at}</p>}
      {...(onEnter === undefined ? {} : { onEnter })}
    />,
  )

const visitor = () =>
  aModel(
    aForm(
      {
        name: { type: "string", minLength: 2 },
        kind: { type: "string", enum: ["owl", "bear"] },
        consent: { const: true },
      },
      [
        field("name", { label: "Name", required: true, convert: ["upper"], help: "As on the ticket" }),
        { kind: "block", block: { widget: "note", at: "a note", options: {} } },
        {
          kind: "section",
          label: "Animals",
          ui: [
            field("kind", {
              label: "Kind",
              widget: "pick",
              options: [
                { value: "owl", label: "Owl" },
                { value: "bear", label: "Bear" },
              ],
            }),
          ],
        },
        field("consent", {
          label: "I behave",
          widget: "box",
          required: true,
          when: when("is", ["draft", "kind"], "bear"),
        }),
      ],
    ),
  )

describe("FormView", () => {
  it("draws fields, sections and blocks in the order of the document", () => {
    show(visitor())
    expect(screen.getByRole("textbox", { name: "Name" })).toBeTruthy()
    expect(screen.getByText("a note")).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Animals" })).toBeTruthy()
    expect(screen.getByRole("group", { name: "Kind" })).toBeTruthy()
  })

  it("writes what is typed into the model", async () => {
    const model = visitor()
    show(model)
    await userEvent.type(screen.getByLabelText("Name"), "ada")
    expect(fieldOf(model, "name").answer).toBe("ada")
  })

  it("converts when the field is left, not while it is typed", async () => {
    show(visitor())
    const input = screen.getByLabelText<HTMLInputElement>("Name")
    await userEvent.type(input, "ada")
    expect(input.value).toBe("ada")
    await userEvent.tab()
    expect(input.value).toBe("ADA")
  })

  it("shows a field as soon as its condition holds, with nothing ticked", async () => {
    show(visitor())
    expect(screen.queryByLabelText("I behave")).toBeNull()
    await userEvent.click(screen.getByLabelText("Bear"))
    expect(screen.getByLabelText<HTMLInputElement>("I behave").checked).toBe(false)
  })

  it("sums up what is wrong, in order, and moves the focus to the first wrong field", async () => {
    const model = visitor()
    show(model)
    await userEvent.click(screen.getByLabelText("Bear"))
    act(() => void model.submit())
    const alert = screen.getByRole("alert")
    expect([...alert.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
      "Enter Name",
      "Tick the box",
    ])
    expect(document.activeElement).toBe(screen.getByLabelText("Name"))
  })

  it("ties error and help to the input", async () => {
    const model = visitor()
    show(model)
    act(() => void model.submit())
    const input = screen.getByLabelText("Name")
    expect(input.getAttribute("aria-invalid")).toBe("true")
    const described = (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(["As on the ticket", "Enter Name"])
  })

  it("does nothing of its own when Enter is pressed in a form of one input", async () => {
    const model = aModel(aForm({ name: { type: "string" } }, [field("name")]))
    const onEnter = vi.fn()
    show(model, onEnter)
    const submitted = vi.fn()
    document.addEventListener("submit", submitted, { once: true })
    await userEvent.type(screen.getByLabelText("name"), "ada{Enter}")
    expect(onEnter).toHaveBeenCalledTimes(1)
    expect(submitted).not.toHaveBeenCalled()
  })
})

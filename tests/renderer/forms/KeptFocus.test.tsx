// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { FormView } from "../../../renderer/forms/FormView"
import type { FormModel } from "../../../renderer/forms/model/FormModel"
import { aForm, aModel, field, fieldOf } from "./building"
import { controls } from "./controls"

afterEach(cleanup)

const show = (model: FormModel) =>
  render(<FormView model={model} controls={controls} renderBlock={() => null} renderMissing={() => null} />)

const visitor = () =>
  aModel(
    aForm({ name: { type: "string" }, kind: { type: "string" } }, [
      field("name", { label: "Name" }),
      field("kind", { label: "Kind" }),
    ]),
  )

describe("a form whose document is saved", () => {
  it("keeps focus, caret and what is typed when the document was saved", async () => {
    const model = visitor()
    show(model)
    const before = screen.getByLabelText<HTMLInputElement>("Name")
    await userEvent.type(before, "ada")
    before.setSelectionRange(1, 2)
    act(() => model.update({ ...model.form }))
    const after = screen.getByLabelText<HTMLInputElement>("Name")
    expect(after).not.toBe(before)
    expect(document.activeElement).toBe(after)
    expect([after.value, after.selectionStart, after.selectionEnd]).toEqual(["ada", 1, 2])
    await userEvent.type(after, "m", { initialSelectionStart: 3 })
    expect(fieldOf(model, "name").answer).toBe("adam")
  })

  it("leaves focus where it is when a document is saved elsewhere, or without the field", async () => {
    const model = visitor()
    show(model)
    act(() => model.update({ ...model.form }))
    expect(document.activeElement).toBe(document.body)
    await userEvent.type(screen.getByLabelText("Name"), "ada")
    act(() => model.update({ ...model.form, ui: model.form.ui.slice(1) }))
    expect(document.activeElement).toBe(document.body)
  })
})

// @vitest-environment happy-dom
import CheckboxWidget from "@rjsf/core/lib/components/widgets/CheckboxWidget.js"
import SelectWidget from "@rjsf/core/lib/components/widgets/SelectWidget.js"
import TextareaWidget from "@rjsf/core/lib/components/widgets/TextareaWidget.js"
import TextWidget from "@rjsf/core/lib/components/widgets/TextWidget.js"
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { FormView } from "../../../renderer/forms/FormView"
import { aForm, aModel, field } from "./building"

afterEach(cleanup)

/** As they are: nothing of ours stands between rjsf's own theme and the form. */
const controls = { line: TextWidget, letter: TextareaWidget, pick: SelectWidget, box: CheckboxWidget }

function showOffice() {
  const model = aModel(
    aForm(
      {
        why: { type: "string", minLength: 5 },
        legs: { type: "integer", enum: [2, 4, 8] },
        fed: { const: true },
        keeper: { type: "string", maxLength: 3 },
      },
      [
        field("why", {
          label: "Why",
          widget: "letter",
          required: true,
          placeholder: "In your words",
          convert: ["upper"],
        }),
        field("legs", {
          label: "Legs",
          widget: "pick",
          options: [
            { value: 2, label: "Two" },
            { value: 4, label: "Four", disabledWhen: { operator: "is", operands: [1, 1] } },
            { value: 8, label: "Eight" },
          ],
        }),
        field("keeper", { label: "Keeper", widget: "line", placeholder: "First name" }),
        field("fed", { label: "It was fed", widget: "box", frame: "bare", required: true }),
      ],
    ),
  )
  render(<FormView model={model} controls={controls} renderBlock={() => null} renderMissing={() => null} />)
  return model
}

const why = () => screen.getByLabelText<HTMLTextAreaElement>("Why")

describe("widgets of rjsf's own theme", () => {
  it("fill a form as controls", async () => {
    const model = showOffice()
    await userEvent.type(why(), "it hoots")
    await userEvent.type(screen.getByLabelText("Keeper"), "Ada")
    await userEvent.selectOptions(screen.getByLabelText("Legs"), "Eight")
    await userEvent.click(screen.getByRole("checkbox", { name: /It was fed/ }))
    expect(model.values).toEqual({ why: "IT HOOTS", legs: 8, fed: true, keeper: "Ada" })
  })

  it("are left: what was typed is converted, and what is wrong is said where they look for it", async () => {
    showOffice()
    await userEvent.type(why(), "owl")
    await userEvent.tab()
    expect(why().value).toBe("OWL")
    expect(screen.getByText("Why has at least 5 letters")).toBeTruthy()
    expect(why().getAttribute("aria-describedby")?.split(" ")).toContain(
      screen.getByText("Why has at least 5 letters").id,
    )
  })

  it("of one line take an empty text for no answer, and say that theirs is wrong", async () => {
    const model = showOffice()
    const keeper = screen.getByLabelText<HTMLInputElement>("Keeper")
    expect(keeper.placeholder).toBe("First name")
    await userEvent.type(keeper, "Eve!")
    await userEvent.tab()
    expect(keeper.getAttribute("aria-invalid")).toBe("true")
    await userEvent.clear(keeper)
    expect(model.values).toEqual({})
  })

  it("show what the field says: placeholder, what cannot be chosen", () => {
    showOffice()
    expect(why().placeholder).toBe("In your words")
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Four" }).disabled).toBe(true)
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Two" }).disabled).toBe(false)
  })
})

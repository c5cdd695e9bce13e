import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { spy } from "mobx"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CompiledForm } from "../../../renderer/model/compiled"
import type { ControlProps } from "../../../renderer/model/control"
import { FormView } from "../../../renderer/forms/FormView"
import { aForm, aModel, field, fieldOf, listOf, when } from "./building"
import { controls } from "./controls"

afterEach(cleanup)

const names = Array.from({ length: 100 }, (_, index) => `animal${index}`)
const properties = Object.fromEntries(names.map((name) => [name, { type: "string", minLength: 2 } as const]))
const hundred = (more: Parameters<typeof field>[1] = {}) =>
  aForm(
    properties,
    names.map((name) => field(name, more)),
  )

/** Draws a form and counts how often controls are drawn, by field. */
function drawCounted(form: CompiledForm) {
  const drawn: string[] = []
  const Counting = (props: ControlProps) => {
    drawn.push(props.name)
    return controls.text(props)
  }
  const model = aModel(form)
  render(
    <FormView
      model={model}
      controls={{ ...controls, text: Counting }}
      renderBlock={() => null}
      renderMissing={() => null}
    />,
  )
  const since = () => drawn.splice(0)
  return { model, since }
}

/** The form with a validator that counts how often it runs. */
function withCounter(form: CompiledForm) {
  let runs = 0
  const { zoo: validate } = form.validators
  const counting = (data: unknown) => {
    runs += 1
    const holds = validate?.(data) ?? true
    Object.assign(counting, { errors: validate?.errors })
    return holds
  }
  return {
    form: { ...form, validators: { zoo: counting as unknown as typeof validate } } as CompiledForm,
    runs: () => runs,
  }
}

/** How many reactions run while something happens. */
async function reactionsOf(happen: () => unknown): Promise<number> {
  let count = 0
  const stop = spy(({ type }) => {
    if (type === "reaction") count += 1
  })
  await happen()
  stop()
  return count
}

describe("a form of 100 fields", () => {
  it("is drawn with one reaction a field besides those of the form itself", async () => {
    const ofTheForm = await reactionsOf(() => drawCounted(aForm({}, [])))
    expect(await reactionsOf(() => drawCounted(hundred()))).toBe(ofTheForm + 100)
  })

  it("is drawn with two where what stands over a control can change, so that a keystroke leaves it alone", async () => {
    const ofTheForm = await reactionsOf(() => drawCounted(aForm({}, [])))
    const demanded = hundred({ requiredWhen: when("is", ["draft", "animal0"], "owl") })
    expect(await reactionsOf(() => drawCounted(demanded))).toBe(ofTheForm + 200)
  })

  it("wakes one reaction by a keystroke", async () => {
    drawCounted(hundred())
    const input = screen.getByLabelText("animal50")
    await userEvent.click(input)
    expect(await reactionsOf(() => userEvent.keyboard("a"))).toBe(1)
  })

  it("is validated once by a submit, however many answers are wrong", () => {
    const { form, runs } = withCounter(hundred())
    const model = aModel(form)
    for (const name of names) fieldOf(model, name).change("a")
    const before = runs()
    act(() => void model.submit())
    expect(model.errors).toHaveLength(100)
    expect(runs() - before).toBe(1)
  })

  it("draws by a submit the fields whose error changed, each once", () => {
    const { model, since } = drawCounted(hundred())
    for (const name of names) act(() => fieldOf(model, name).change("owl"))
    act(() => fieldOf(model, "animal7").change("a"))
    since()
    act(() => void model.submit())
    expect(since()).toEqual(["animal7"])
    act(() => void model.submit())
    expect(since()).toEqual([])
  })

  it("draws all fields once when a submit finds all of them wrong", () => {
    const { model, since } = drawCounted(hundred({ required: true }))
    since()
    act(() => void model.submit())
    expect(since().toSorted()).toEqual(names.toSorted())
  })

  it("draws one control by a keystroke and validates nothing, also where other fields have conditions", async () => {
    const { form, runs } = withCounter(hundred({ when: when("isNot", ["draft", "animal50"], "owl") }))
    const ui = [field("animal50"), ...form.ui.filter((_, index) => index !== 50)]
    const { model, since } = drawCounted({ ...form, ui })
    act(() => fieldOf(model, "animal50").change("a"))
    since()
    await userEvent.type(screen.getByLabelText("animal50"), "b")
    expect(since()).toEqual(["animal50"])
    expect(runs()).toBe(0)
  })
})

describe("a list of 50 rows", () => {
  const item = { type: "object", properties: { name: { type: "string" }, food: { type: "string" } } } as const
  const rows = (limits: { readonly minItems?: number; readonly maxItems?: number } = {}) => {
    const ui = [field("animals", { widget: "rows", ui: [field("name"), field("food")] })]
    const drawn = drawCounted(aForm({ animals: { type: "array", items: item, ...limits } }, ui))
    const list = listOf(drawn.model, "animals")
    act(() =>
      drawn.model.setAnswer(
        "animals",
        Array.from({ length: 50 }, (_, index) => ({ name: `Animal ${index}` })),
      ),
    )
    drawn.since()
    const asked = vi.spyOn(list, "controlWith")
    /** Numbers of the rows whose frames were drawn since the last time. */
    const framesSince = () => asked.mock.calls.splice(0).flatMap(([{ n }]) => n ?? [])
    return { ...drawn, list, framesSince }
  }

  it("draws the new row alone when one is added", async () => {
    const { since, framesSince } = rows()
    await userEvent.click(screen.getByRole("button", { name: "Add" }))
    expect(since()).toEqual(["name", "food"])
    expect(framesSince()).toEqual([51])
  })

  it("draws no field again when one is removed, and of the rows those whose number changed", async () => {
    const { since, framesSince } = rows()
    await userEvent.click(screen.getByRole("button", { name: "Remove No. 40" }))
    expect(since()).toEqual([])
    expect(framesSince()).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49])
  })

  it("draws the frames of all rows, and no field, when the last that may be removed is gone", async () => {
    const { since, framesSince } = rows({ minItems: 49 })
    await userEvent.click(screen.getByRole("button", { name: "Remove No. 50" }))
    expect(since()).toEqual([])
    expect(framesSince()).toHaveLength(49)
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull()
  })
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import type { ControlProps } from "../../../renderer/model/control"
import type { FormModel } from "../../../renderer/forms/model/FormModel"
import { FormView } from "../../../renderer/forms/FormView"
import { aForm, aModel, createDrafts, field, fieldOf, isOwl, says, when } from "./building"
import { controls } from "./controls"

afterEach(cleanup)

const show = (model: FormModel) =>
  render(
    <FormView model={model} controls={controls} renderBlock={({ at }) => <p>{at}</p>} renderMissing={() => null} />,
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
              frame: "group",
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
          frame: "bare",
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
    const summary = screen.getByRole("region", { name: "Please look again" })
    expect([...summary.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
      "Enter Name",
      "I behave：Tick the box",
    ])
    expect(document.activeElement).toBe(screen.getByLabelText("Name"))
  })

  it("says how much is left, politely, each time that it is asked, and needs no summary for a single mistake", async () => {
    const model = visitor()
    show(model)
    const status = screen.getByRole("status")
    expect(status.textContent).toBe("")
    act(() => void model.submit())
    expect(status.textContent).toBe("1 to go")
    const [said] = status.children
    act(() => void model.submit())
    expect(status.textContent).toBe("1 to go")
    expect(status.children[0]).not.toBe(said)
    expect(screen.queryByRole("region")).toBeNull()
    await userEvent.type(screen.getByLabelText("Name"), "ada")
    expect(status.textContent).toBe("")
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

  it("leads on to the next field when Enter is pressed, as the key of a phone says, and leaves the last one", async () => {
    const choices = [
      { value: "owl", label: "Owl" },
      { value: "bear", label: "Bear" },
    ]
    const form = aForm({ name: { type: "string" }, kind: { type: "string" }, age: { type: "string" } }, [
      field("name"),
      field("kind", { widget: "pick", frame: "group", options: choices }),
      field("age"),
    ])
    show(aModel(form))
    const submitted = vi.fn()
    document.addEventListener("submit", submitted, { once: true })
    const [name, age] = ["name", "age"].map((label) => screen.getByLabelText<HTMLInputElement>(label))
    expect([name?.enterKeyHint, age?.enterKeyHint]).toEqual(["next", "done"])
    await userEvent.type(screen.getByLabelText("name"), "ada{Enter}")
    expect(document.activeElement).toBe(screen.getByLabelText("Owl"))
    await userEvent.type(screen.getByLabelText("age"), "36{Enter}")
    expect(document.activeElement).toBe(document.body)
    expect(submitted).not.toHaveBeenCalled()
  })

  it("takes Enter that ends a composition for what it is, also in Safari's order", () => {
    const model = aModel(aForm({ name: { type: "string" } }, [field("name", { convert: ["upper"] })]))
    show(model)
    const input = screen.getByLabelText<HTMLInputElement>("name")
    input.focus()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: "ada" } })
    fireEvent.keyDown(input, { key: "Enter", isComposing: true, keyCode: 229 })
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe("ada")
    // Safari: the composition has ended before its Enter arrives.
    fireEvent.compositionEnd(input)
    fireEvent.keyDown(input, { key: "Enter", isComposing: false, keyCode: 229 })
    expect(document.activeElement).toBe(input)
    fireEvent.keyDown(input, { key: "Enter", keyCode: 13 })
    expect(document.activeElement).toBe(document.body)
    expect(input.value).toBe("ADA")
  })

  it("says nothing about a field that is left while something else is being pressed, until the tap has arrived", () => {
    vi.useFakeTimers()
    try {
      const model = aModel(aForm({ name: { type: "string", minLength: 4 } }, [field("name")]))
      show(model)
      const input = screen.getByLabelText<HTMLInputElement>("name")
      const isWrong = () => input.getAttribute("aria-invalid")
      const half = (text: string) => {
        fireEvent.change(input, { target: { value: text } })
        fireEvent.pointerDown(document.body)
        fireEvent.blur(input)
      }
      half("a")
      fireEvent.pointerUp(document.body)
      expect(isWrong()).toBe("false")
      fireEvent.click(document.body)
      expect(isWrong()).toBe("true")
      // A finger that slides away gives no click.
      fireEvent.change(input, { target: { value: "abcd" } })
      half("b")
      fireEvent.pointerUp(document.body)
      expect(isWrong()).toBe("false")
      act(() => void vi.advanceTimersByTime(400))
      expect(isWrong()).toBe("true")
    } finally {
      vi.useRealTimers()
    }
  })

  it("keeps rjsf from submitting or reloading when the browser submits the form", () => {
    show(visitor())
    const form = document.querySelector("form")
    expect(form).not.toBeNull()
    expect(fireEvent.submit(form ?? document.body)).toBe(false)
  })

  it("tells two fields that say the same apart by their names", () => {
    const two = ["mother", "father"].map((name) => field(name, { label: `The ${name}`, required: true }))
    const model = aModel(aForm({ mother: { const: true }, father: { const: true } }, two))
    show(model)
    act(() => void model.submit())
    const links = within(screen.getByRole("region")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "The mother：Tick the box",
      "The father：Tick the box",
    ])
  })

  it("leads from the summary to the field", async () => {
    const model = visitor()
    show(model)
    await userEvent.click(screen.getByLabelText("Bear"))
    act(() => void model.submit())
    await userEvent.click(screen.getByRole("link", { name: "I behave：Tick the box" }))
    expect(document.activeElement).toBe(screen.getByLabelText("I behave"))
  })

  it("shows a hidden field again with what was typed", async () => {
    const ui = [field("name"), field("age", { when: when("is", ["draft", "name"], "owl") })]
    show(aModel(aForm({ name: { type: "string" }, age: { type: "integer" } }, ui)))
    const name = screen.getByLabelText("name")
    await userEvent.type(name, "owl")
    await userEvent.type(screen.getByLabelText("age"), "7")
    await userEvent.type(name, "s")
    expect(screen.queryByLabelText("age")).toBeNull()
    await userEvent.type(name, "{Backspace}")
    expect(screen.getByLabelText<HTMLInputElement>("age").value).toBe("7")
  })

  it("takes the first of a field's other labels whose condition holds, in its message too", async () => {
    const labels = [
      { when: when("is", ["draft", "nothing"], true), label: "Never" },
      { when: isOwl, label: "Name of the owl" },
      { when: isOwl, label: "Too late" },
    ]
    const ui = [field("kind"), field("name", { label: "Name", labels, required: true })]
    const model = aModel(aForm({ kind: { type: "string" }, name: { type: "string" } }, ui))
    show(model)
    act(() => void model.submit())
    expect(screen.getByLabelText("Name")).toBeTruthy()
    await userEvent.type(screen.getByLabelText("kind"), "owl")
    expect(screen.queryByLabelText("Name")).toBeNull()
    const input = screen.getByLabelText("Name of the owl")
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Enter Name of the owl",
    )
  })

  it("shows defaults, and goes back to them on reset", async () => {
    const model = aModel(aForm({ days: { type: "integer", default: 3 } }, [field("days")]))
    show(model)
    const input = screen.getByLabelText<HTMLInputElement>("days")
    expect(input.value).toBe("3")
    await userEvent.type(input, "0")
    expect(model.sent).toEqual({ days: 30 })
    act(() => model.reset())
    expect(input.value).toBe("3")
  })

  it("writes the draft as soon as the page is hidden", async () => {
    const drafts = createDrafts()
    show(aModel(aForm({ name: { type: "string" } }, [field("name")]), { drafts }))
    await userEvent.type(screen.getByLabelText("name"), "ada")
    fireEvent(window, new Event("pagehide"))
    expect(drafts.kept.get("zoo")).toEqual({ name: "ada" })
  })

  it("draws again only the control that is typed into", async () => {
    const drawn: string[] = []
    const Counting = (props: ControlProps) => {
      drawn.push(props.name)
      return <controls.text {...props} />
    }
    const model = aModel(aForm({ one: { type: "string" }, two: { type: "string" } }, [field("one"), field("two")]))
    render(<FormView model={model} controls={{ text: Counting }} renderBlock={() => null} renderMissing={() => null} />)
    drawn.length = 0
    await userEvent.type(screen.getByLabelText("one"), "owl")
    expect(drawn).toEqual(["one", "one", "one"])
  })

  it("draws the fields of a nested object under its label", async () => {
    const address = { type: "object", properties: { city: { type: "string" } } }
    const model = aModel(
      aForm({ address }, [field("address", { label: "Address", ui: [field("city", { label: "City" })] })]),
    )
    show(model)
    await userEvent.type(within(screen.getByRole("group", { name: "Address" })).getByLabelText("City"), "Rome")
    expect(model.sent).toEqual({ address: { city: "Rome" } })
  })
})

describe("FormView: rows", () => {
  const item = { type: "object", properties: { name: { type: "string" } } }
  const family = () =>
    aModel(
      aForm({ young: { type: "array", items: item, maxItems: 3 } }, [
        field("young", { label: "Young", widget: "rows", frame: "group", ui: [field("name", { label: "Name" })] }),
      ]),
    )

  it("adds a row and moves the focus into it, up to the most", async () => {
    show(family())
    for (let row = 0; row < 3; row++) await userEvent.click(screen.getByRole("button", { name: "Add" }))
    const rows = screen.getAllByLabelText("Name")
    expect(rows).toHaveLength(3)
    expect(document.activeElement).toBe(rows[2])
    expect(screen.queryByRole("button", { name: "Add" })).toBeNull()
  })

  it("moves the focus to what adds a row where rows are missing", () => {
    const ui = [
      field("young", {
        label: "Young",
        widget: "rows",
        frame: "group",
        required: true,
        ui: [field("name", { label: "Name" })],
      }),
    ]
    const model = aModel(aForm({ young: { type: "array", items: item } }, ui))
    show(model)
    act(() => void model.submit())
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add" }))
  })

  it("words its rows and its button as the document does, and says that one was added", async () => {
    const added = vi.fn()
    const control = { add: "One more chick", row: says("Chick ", ["n"]), added: { "@get": ["added"] } }
    const ui = [
      field("young", {
        label: "Young",
        widget: "rows",
        frame: "group",
        control,
        ui: [field("name", { label: "Name" })],
      }),
    ]
    const form = aForm({ young: { type: "array", items: item, maxItems: 2 } }, ui)
    show(aModel(form, { scope: createScope({ added: () => added }) }))
    expect(screen.queryByRole("button", { name: "Add" })).toBeNull()
    for (const count of [1, 2]) {
      await userEvent.click(screen.getByRole("button", { name: "One more chick" }))
      expect(added).toHaveBeenCalledTimes(count)
    }
    expect(screen.queryByRole("button", { name: "One more chick" })).toBeNull()
    const second = within(screen.getByRole("group", { name: "Chick 2" }))
    await userEvent.click(second.getByRole("button", { name: "Remove Chick 2" }))
    expect(screen.queryByRole("group", { name: "Chick 2" })).toBeNull()
    expect(screen.getByRole("group", { name: "Chick 1" })).toBeTruthy()
  })

  it("says in the summary which of several rows is meant", async () => {
    const ui = [
      field("young", {
        widget: "rows",
        control: { row: says("Chick ", ["n"]) },
        ui: [field("name", { label: "Name", required: true })],
      }),
    ]
    const rows = { type: "array", items: item, minItems: 2 }
    const model = aModel(aForm({ young: rows }, ui))
    show(model)
    act(() => void model.submit())
    const links = within(screen.getByRole("region"))
      .getAllByRole("link")
      .map(({ textContent }) => textContent)
    expect(links).toEqual(["Chick 1 Enter Name", "Chick 2 Enter Name"])
  })

  it("removes the right row and keeps the focus near", async () => {
    const model = family()
    show(model)
    for (const name of ["one", "two", "three"]) {
      await userEvent.click(screen.getByRole("button", { name: "Add" }))
      await userEvent.keyboard(name)
    }
    await userEvent.click(screen.getByRole("button", { name: "Remove No. 2" }))
    expect(screen.getAllByLabelText<HTMLInputElement>("Name").map(({ value }) => value)).toEqual(["one", "three"])
    expect(document.activeElement).toBe(screen.getAllByLabelText("Name")[1])
    expect(model.sent).toEqual({ young: [{ name: "one" }, { name: "three" }] })
  })

  it("gives the focus to the button that adds when the last row is gone", async () => {
    show(family())
    await userEvent.click(screen.getByRole("button", { name: "Add" }))
    await userEvent.click(screen.getByRole("button", { name: "Remove No. 1" }))
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add" }))
  })
})

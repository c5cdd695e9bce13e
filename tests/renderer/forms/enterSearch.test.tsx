// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { FormView } from "../../../renderer/forms/FormView"
import type { FormModel } from "../../../renderer/forms/model/FormModel"
import type { CompiledField } from "../../../renderer/model/compiled"
import type { ControlProps } from "../../../renderer/model/control"
import { aForm, aModel, field } from "./building"
import { controls } from "./controls"

afterEach(cleanup)

describe("Enter in a search", () => {
  it("leaves it, and then runs what follows an entered term", async () => {
    const entered: unknown[] = []
    const follow = { entered: { "@get": ["entered"] } } as unknown as NonNullable<CompiledField["follow"]>
    const form = aForm({ term: { type: "string" }, order: { type: "string" } }, [
      field("term", { widget: "search", follow }),
      field("order"),
    ])
    const scope = createScope({ entered: () => void entered.push(model.values["term"]) })
    const model: FormModel = aModel(form, { scope })
    const Search = ({ id, onChange }: ControlProps) => (
      <input id={id} type="search" onChange={({ target }) => onChange(target.value)} />
    )
    render(
      <FormView
        model={model}
        controls={{ ...controls, search: Search }}
        renderBlock={() => null}
        renderMissing={() => null}
      />,
    )
    const input = screen.getByLabelText<HTMLInputElement>("term")
    expect(input.enterKeyHint).toBe("search")
    await userEvent.type(input, "owl")
    expect(entered).toEqual([])
    await userEvent.type(input, "{Enter}")
    expect([entered, document.activeElement]).toEqual([["owl"], document.body])
    await userEvent.type(screen.getByLabelText("order"), "{Enter}")
    expect(entered).toEqual(["owl"])
  })
})

// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { compileDocuments, loadDocuments } from "../../../../renderer/compiler"
import type { FieldModel } from "../../../../renderer/forms/model/FieldModel"
import type { ScreenModule } from "../../../../renderer/model/compiled"
import { partShapes } from "../../../../renderer/model/shapes"
import { type TemporaryDocuments, writeDocuments, zooDefinitions, zooFiles } from "../../../support/zoo"
import { aForm, aModel, fieldOf } from "../../forms/building"
import { createScope } from "../../../../renderer/expressions/createScope"

let zoo: TemporaryDocuments | undefined
afterEach(() => zoo?.removeAll())

/** Something to write for every property that a shape declares and a control draws. */
const written = (shape: { readonly properties: object }, except: readonly string[]) =>
  Object.fromEntries(
    Object.entries(shape.properties)
      .filter(([name]) => !except.includes(name))
      .map(([name, schema]) => [name, "type" in schema && schema.type === "boolean" ? true : `the ${name}`]),
  )

const option = written(partShapes.fieldOption, ["value", "was", "when", "disabledWhen"])
const drawing = written(partShapes.fieldDrawing, [])
const ofData = written(partShapes.optionsFrom, ["items", "value", "when", "disabledWhen"])

async function openField(more: object): Promise<FieldModel> {
  const field = { field: "name", widget: "text", label: "Name", ...drawing, ...more }
  const visit = { ...(zooFiles["gate/visit.form.json"] as object), ui: [field] }
  zoo = writeDocuments({ ...zooFiles, "gate/visit.form.json": visit })
  const { screens } = compileDocuments(loadDocuments(zoo.root), zooDefinitions, { samples: false })
  const code = screens.get("gate")?.code ?? ""
  const { forms } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ScreenModule
  const spec = forms["visit"]?.ui[0]
  if (spec?.kind !== "field") throw new Error("no field")
  const form = aForm({ name: { type: "integer" } }, [spec])
  return fieldOf(aModel(form, { scope: createScope({ animals: [{ id: 1 }] }) }), "name")
}

describe("what a shape declares for controls to draw", () => {
  it("reaches them from an option, whatever it is", async () => {
    const { options } = await openField({ options: [{ value: 1, disabledWhen: { is: [1, 1] }, ...option }] })
    expect(options).toEqual([{ value: 1, disabled: true, ...option }])
  })

  it("reaches them from options that data give", async () => {
    const data = { items: "$animals", value: "$item.id", disabledWhen: { is: ["$item.id", 1] } }
    const { options } = await openField({ optionsFrom: { ...data, ...ofData } })
    expect(options).toEqual([{ value: 1, disabled: true, ...ofData }])
  })

  it("reaches them from the field", async () => {
    const { control } = await openField({})
    expect(control).toEqual(drawing)
  })
})

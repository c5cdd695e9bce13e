import { afterEach, expect, it } from "vitest"
import { goToField } from "../../../../src/desk/fields/goToField"

afterEach(() => document.body.replaceChildren())

function open(): HTMLElement {
  const fields = document.createElement("div")
  document.body.append(fields)
  return fields
}

const legend = "<fieldset><legend>出る条件</legend></fieldset>"
const drawChoice = (fields: HTMLElement) =>
  fields.querySelector("fieldset")?.insertAdjacentHTML("beforeend", "<select></select>")
/** What watches a page is told behind the work at hand. */
const told = () => new Promise((resolve) => setTimeout(resolve))

it("gives the keyboard to what was added once its parts are there", async () => {
  const fields = open()
  goToField(fields, "出る条件")
  fields.innerHTML = legend
  await told()
  expect(document.activeElement).toBe(document.body)
  drawChoice(fields)
  await told()
  expect(document.activeElement).toBe(fields.querySelector("select"))
})

it("leaves whoever has gone on where they are", async () => {
  const fields = open()
  fields.innerHTML = legend
  goToField(fields, "出る条件")
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))
  drawChoice(fields)
  await told()
  expect(document.activeElement).toBe(document.body)
})

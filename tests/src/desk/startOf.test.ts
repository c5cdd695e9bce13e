// @vitest-environment node
import { afterAll, expect, it } from "vitest"
import { errorsOf, problemsOf } from "../../../src/cli/problemsOf"
import { definitions } from "../../../src/definitions"
import type { DeskDefinition } from "../../../src/desk/deskApi"
import { startOfBlock } from "../../../src/desk/fields/startOf"
import { copyShipped } from "../../support/shippedCopy"

const copy = copyShipped()
afterAll(() => copy.remove())

it("a part that is added has no error, whichever of those that are offered it is", async () => {
  // As they reach the desk.
  const served = JSON.parse(JSON.stringify(definitions)) as readonly DeskDefinition[]
  const starts = served.filter(({ kind }) => kind === "widget").flatMap((one) => startOfBlock(one) ?? [])
  expect(starts.length).toBeGreaterThan(15)
  copy.edit<{ body: unknown[] }>("withdrawal/client_withdrawal.screen.json", ({ body }) => body.push(...starts))
  const errors = await errorsOf(copy.root)
  expect(errors.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([])
})

it("what is still to be written is told, wherever a part begins with it", async () => {
  const served = JSON.parse(JSON.stringify(definitions)) as readonly DeskDefinition[]
  const starts = served.filter(({ kind }) => kind === "widget").flatMap((one) => startOfBlock(one) ?? [])
  const count = JSON.stringify(starts).split("文章を入力してください").length - 1
  expect(count).toBeGreaterThan(15)
  const problems = await problemsOf(copy.root)
  expect(problems.filter(({ rule }) => rule === "text-unwritten")).toHaveLength(count)
})

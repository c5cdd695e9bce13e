// @vitest-environment node
import { expect, it } from "vitest"
import { sayAnswer } from "../../../src/desk/conditions/sayAnswer"
import { nodesOf } from "../../../src/desk/screen/nodes"

it("parts are known by words that people read: of a drawing what it shows, of a value its name", () => {
  const blocks = [
    { widget: "illustration", name: "growth" },
    { widget: "row", title: "$item.NAME" },
    { widget: "text", text: "**a** {item.NAME}" },
  ]
  const surroundings = {
    document: () => undefined,
    fileOf: () => undefined,
    say: (text: string) => text.replaceAll("{item.NAME}", "（名前）"),
    drawings: { growth: "育つ資産" },
  }
  const [, body] = nodesOf("zoo/a.screen.json", { body: blocks }, surroundings)
  expect(body?.children.map(({ excerpt }) => excerpt)).toEqual(["育つ資産", "（名前）", "a （名前）"])
})

it("an answer that holds nothing is told, too", () => {
  const naming = { path: () => undefined, condition: () => undefined }
  expect([[], "", [1, 2], true].map((answer) => sayAnswer(naming, "$zoo.list", answer))).toEqual([
    "0件",
    "空",
    "1・2",
    "はい",
  ])
})

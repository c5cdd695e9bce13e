// @vitest-environment node
import { afterEach, expect, it } from "vitest"
import { loadDocuments, readTexts } from "../../../../renderer/compiler"
import { valuesOf } from "../../../../src/server/changesBetween"
import { createWrittenReader } from "../../../../src/server/desk/writtenValues"
import { type TemporaryDocuments, writeDocuments, zooFiles } from "../../../support/zoo"

let zoo: TemporaryDocuments
afterEach(() => zoo.removeAll())

it("gives the value that is known wherever a file holds the text that it had", () => {
  zoo = writeDocuments(zooFiles)
  const texts = readTexts(zoo.root)
  const values = valuesOf(texts)
  const read = createWrittenReader(texts, values)
  const changed = () => {
    const now = read(loadDocuments(zoo.root))
    return [...values].filter(([file, value]) => now.get(file) !== value).map(([file]) => file)
  }
  expect(changed()).toEqual([])
  const file = "tour/lions.screen.json"
  zoo.write(file, { kind: "screen", id: "lions" })
  expect(changed()).toEqual([file])
  zoo.write(file, texts.get(file) ?? "")
  expect(changed()).toEqual([])
  zoo.remove(file)
  expect(changed()).toEqual([file])
})

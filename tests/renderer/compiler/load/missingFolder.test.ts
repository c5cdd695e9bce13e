// @vitest-environment node
import { join } from "node:path"
import { expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"

it("a folder of documents that is not there is named, with what to do", () => {
  const root = join(import.meta.dirname, "no-such-folder")
  expect(() => loadDocuments(root)).toThrow(`There is no folder of documents at ${root}: create it`)
})

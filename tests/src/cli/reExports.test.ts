// @vitest-environment node
import { resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { reExportsOf } from "../../../src/cli/reExports"
import * as conversions from "../../../src/conversions"
import * as icons from "../../../src/icons/icons"
import * as illustrations from "../../../src/illustrations"

describe("reExportsOf", () => {
  it.each([
    ["src/icons/icons.ts", icons],
    ["src/illustrations/index.ts", illustrations],
    ["src/conversions/index.ts", conversions],
  ])("finds everything that %s has, past the list itself", async (file, all) => {
    const find = reExportsOf(resolve(file))
    for (const [name, value] of Object.entries(all)) {
      const { file: from, name: symbol } = find(name)
      expect(from).not.toBe(resolve(file))
      const module = (await import(from)) as Record<string, unknown>
      expect(module[symbol]).toBe(value)
    }
  })

  it("has the list for whoever may ask for any of them, and says what is not there", () => {
    const list = resolve("src/icons/icons.ts")
    expect(reExportsOf(list)("*").file).toBe(list)
    expect(() => reExportsOf(list)("unicorn")).toThrow("nothing called unicorn")
  })
})

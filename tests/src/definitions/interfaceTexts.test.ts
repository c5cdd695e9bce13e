// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { definitions } from "../../../src/definitions"

/** Sources that draw, and the start page. */
const sources = ["src", "renderer"].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|html)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name)),
)

const read = /(?:\b(?:texts|interface)\??\.?\["|\{\{interface\.)([a-z-]+)/g

describe("texts of the interface", () => {
  it("are declared wherever code reads one, so that it is told when messages.json lacks it", () => {
    const declared = new Set(definitions.flatMap(({ kind, name }) => (kind === "interface" ? [name] : [])))
    const used = sources.flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(read), ([, name = ""]) => name),
    )
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })
})

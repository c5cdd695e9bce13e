// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { styleDefinitions } from "../../../src/styles/definitions"

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`)
const read = (file: string) => readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "")

const sheets = filesOf("src", /\.css$/)
const besideCode = sheets.filter((file) => /^src\/(components|controls|skeletons|illustrations)\//.test(file))

describe("styles", () => {
  it("name no class that nothing draws", () => {
    const code = [...filesOf("src", /\.tsx?$/), ...filesOf("renderer", /\.tsx?$/)].map(read).join("\n")
    const styled = new Set(
      sheets.flatMap((file) => [...read(file).matchAll(/\.(k-[\w-]+)/g)].map(([, name = ""]) => name)),
    )
    // A modifier is put together from its kind.
    const isDrawn = (name: string) => code.includes(name) || code.includes(name.replace(/--.*$/, "--$"))
    expect(styled.size).toBeGreaterThan(100)
    expect([...styled].filter((name) => !isDrawn(name))).toEqual([])
  })

  it("beside components name their layer, so that the order in which they are found decides nothing between layers", () => {
    expect(besideCode.length).toBeGreaterThan(50)
    const outside = besideCode.filter((file) => {
      const layer = file.startsWith("src/controls/") ? "controls" : "components"
      return !read(file).trim().startsWith(`@layer ${layer} {`) || /^\}\s*\S/m.test(read(file).trimEnd())
    })
    expect(outside).toEqual([])
  })

  it("use exactly the colours and measures that theme.json is asked for, besides properties of their own", () => {
    const all = [...sheets, ...filesOf("src", /\.tsx?$/)].map(read).join("\n")
    const namesIn = (pattern: RegExp) => new Set(Array.from(all.matchAll(pattern), ([, name = ""]) => name))
    const own = namesIn(/(?<!var\()--([a-z][\w-]*)(?=["`]|\s*:)/g)
    const used = [...namesIn(/var\(--([a-z][\w-]*)/g)].filter((name) => !own.has(name))
    expect(used.toSorted()).toEqual(styleDefinitions.map(({ name }) => name).toSorted())
  })
})

// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes("node_modules"))
  .map((name) => join("src", name))

const imported = /(?:from|import)\s*\(?\s*"((?:\.{1,2}\/)+renderer(?:\/[^"]*)?)"/g

const importsOf = (file: string) =>
  Array.from(readFileSync(join(root, file), "utf8").matchAll(imported), ([, path = ""]) =>
    path.replace(/^(\.\.?\/)+/, ""),
  )

describe("the engine", () => {
  it("is entered through its doors only", () => {
    const doors = [
      "renderer",
      ...["calendar", "decimal", "pointers", "values", "definitions"].map((one) => `renderer/${one}`),
      ...["compiler", "editing", "linter", "testgen", "importer", "vite"].map((one) => `renderer/${one}`),
    ]
    const entered = sources.flatMap((file) => importsOf(file).map((path) => ({ file, path })))
    expect(entered.length).toBeGreaterThan(100)
    expect(entered.filter(({ path }) => !doors.includes(path))).toEqual([])
  })

  it("keeps doors between its own rooms for Node", () => {
    const rooms = ["compiler", "editing", "importer", "linter", "testgen", "vite"]
    const crossings = rooms.flatMap((room) =>
      readdirSync(join(root, "renderer", room), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => join("renderer", room, name))
        .flatMap((file) => roomsBehind(file).map((path) => ({ file, path }))),
    )
    // The types of test models have no imports of the compiler, so reading notes from flows makes no cycle.
    expect(crossings.filter(({ path }) => path !== "testgen/types")).toEqual([])
  })
})

/** What a file of one room imports past the door of another: `compiler/problems`. */
const roomsBehind = (file: string) =>
  Array.from(
    readFileSync(join(root, file), "utf8").matchAll(
      /from "(?:\.\.\/)+((?:compiler|editing|importer|linter|testgen|vite)\/[^"]+)"/g,
    ),
    ([, path = ""]) => path,
  ).filter((path) => path.split("/")[0] !== file.split("/")[1])

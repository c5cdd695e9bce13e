// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs"
import { expect, test } from "vitest"

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`)
const read = (folder: string, ending: RegExp) =>
  filesOf(folder)
    .filter((file) => ending.test(file) && !file.includes("node_modules"))
    .map((file) => readFileSync(file, "utf8"))

test("every class of the styles is drawn by something", () => {
  const styles = read("src/styles", /\.css$/)
    .join("\n")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
  const code = [...read("src", /\.tsx?$/), ...read("renderer", /\.tsx?$/)].join("\n")
  const styled = [...new Set([...styles.matchAll(/\.(k-[\w-]+)/g)].map(([, name = ""]) => name))]
  // A modifier is put together from its kind.
  const isDrawn = (name: string) => code.includes(name) || code.includes(name.replace(/--.*$/, "--$"))
  expect(styled.length).toBeGreaterThan(100)
  expect(styled.filter((name) => !isDrawn(name))).toEqual([])
})

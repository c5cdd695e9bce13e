// @vitest-environment node
import { existsSync } from "node:fs"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"
import { definitions } from "../../src/definitions"
import { findRegistered } from "../../src/registered"

const root = join(import.meta.dirname, "../..")

const complaints = async (kind: "action" | "source"): Promise<readonly string[]> => {
  const declared = new Set(definitions.flatMap((one) => (one.kind === kind ? [one.name] : [])))
  const found = await Promise.all(
    findRegistered(`${kind}s`).map(async ({ name, file, symbol }) => {
      const path = relative(root, file)
      if (!declared.has(name)) return `${path}: name the definition beside it "${name}", as its folder is called`
      if (!existsSync(file)) return `${path} is missing: it implements the ${kind} "${name}"`
      const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
      return typeof module[symbol] === "function" ? undefined : `${path}: export "${symbol}", which creates "${name}"`
    }),
  )
  return found.filter((complaint) => complaint !== undefined)
}

describe("findRegistered", () => {
  it("finds an implementation for every folder that declares an action or a source", async () => {
    expect(await complaints("action")).toEqual([])
    expect(await complaints("source")).toEqual([])
  })

  it("names what is shared by its folder, and sources of an area by the area too", () => {
    const names = [...findRegistered("actions"), ...findRegistered("sources")].map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(["log-out", "note-read", "text/split", "list", "payments/view-version"]),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

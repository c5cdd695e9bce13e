// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { pull } from "../../../../src/cli/release/pull"
import type { ReleaseServer } from "../../../../src/cli/release/server"

let home = ""
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "pull-"))
  mkdirSync(join(home, "schemas"))
  writeFileSync(join(home, "schemas/app.json"), "{}")
})
afterEach(() => rmSync(home, { recursive: true }))

const print = () => undefined
const pullFrom = (texts: Readonly<Record<string, string>>) => {
  const server: ReleaseServer = {
    get: async () => ({ status: 200, body: texts }),
    post: async () => ({ status: 404, body: undefined }),
  }
  return pull("r1", { root: join(home, "schemas"), overwrite: true }, { print }, server)
}
const files = () => readdirSync(home, { recursive: true, encoding: "utf8" }).toSorted()

describe("pull", () => {
  it.each(["../evil.json", "../.bashrc", "/etc/evil.json", "zoo/../../evil.json", "meta/form.schema.json", "zoo.sh"])(
    "writes nothing at all where a server wants to write %s",
    async (path) => {
      const before = files()
      await expect(pullFrom({ "app.json": "{ }", "zoo.json": "{}", [path]: "echo" })).rejects.toThrow(
        `何も書き込みませんでした（${path}）`,
      )
      expect(files()).toEqual(before)
    },
  )

  it("leaves the folder as it is where one of the documents cannot be written, and says which", async () => {
    mkdirSync(join(home, "schemas/zoo.json"))
    const before = files()
    await expect(pullFrom({ "app.json": "{ }", "zoo.json": "{}" })).rejects.toThrow(
      "「zoo.json」に書き込めないため、何も書き込みませんでした",
    )
    expect([files(), readFileSync(join(home, "schemas/app.json"), "utf8")]).toEqual([before, "{}"])
  })

  it("writes what belongs into the folder", async () => {
    expect(await pullFrom({ "app.json": "{}", "zoo/lion.screen.json": "{}" })).toBe(0)
    expect(files()).toContain("schemas/zoo/lion.screen.json")
  })
})

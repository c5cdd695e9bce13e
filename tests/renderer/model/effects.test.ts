import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { coreDefinitions } from "../../../renderer/model/coreDefinitions"
import { effectsOf, leavesScreen } from "../../../renderer/model/effects"
import { definitions } from "../../../src/definitions"

const engine = join(import.meta.dirname, "../../../renderer")
const sources = readdirSync(engine, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(engine, file), "utf8")] as const)

describe("effects of actions", () => {
  it("are declared by every action", () => {
    const actions = definitions.filter(({ kind }) => kind === "action").map(({ name }) => name)
    expect([...effectsOf(definitions).keys()]).toEqual(actions)
  })

  it("say which of the renderer's own actions leave the screen", () => {
    const leaving = [...effectsOf(coreDefinitions)].filter(([, effect]) => leavesScreen(effect))
    expect(leaving).toEqual([["next", "advances"]])
  })

  it("are all that the engine knows of a product's actions: it names none", () => {
    const core = new Set(coreDefinitions.map(({ name }) => name as string))
    const own = definitions.flatMap(({ kind, name }) => (kind === "action" && !core.has(name) ? [name] : []))
    // One word may mean something else in the engine as well.
    const telling = own.filter((name) => name.includes("-"))
    const named = sources.flatMap(([file, text]) =>
      telling.filter((name) => text.includes(`"${name}"`)).map((name) => `${file} names ${name}`),
    )
    expect(telling.length).toBeGreaterThan(8)
    expect(named).toEqual([])
  })
})

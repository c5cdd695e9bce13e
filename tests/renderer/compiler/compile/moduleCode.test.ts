// @vitest-environment node
import { describe, expect, it } from "vitest"
import { Code, createModule, Shared, sharedPrefix } from "../../../../renderer/compiler/compile/moduleCode"

const load = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe("createModule", () => {
  it("writes code that stands in several places once", async () => {
    const roar = () => new Code("(() => ({ sound: 'roar' }))()")
    const { code } = createModule({ lion: { says: roar() }, tiger: { says: roar() }, mouse: new Code("'squeak'") }, [])
    expect(code.match(/roar/g)).toHaveLength(1)
    const module = await load(code)
    expect(module).toMatchObject({ lion: { says: { sound: "roar" } }, mouse: "squeak" })
    expect((module["lion"] as { says: unknown }).says).toBe((module["tiger"] as { says: unknown }).says)
  })

  it("leaves code that stands once where it is", () => {
    expect(createModule({ lion: new Code("'roar'") }, []).code).toContain("export const lion = 'roar'")
  })

  describe("with values that other modules hold, too", () => {
    const lion = () => new Shared("animals/lion", { says: "roar" })
    const zoo = createModule({ animals: { lion: lion(), mouse: "squeak" }, best: lion() }, [])

    it("is whole by itself", async () => {
      expect(zoo.code).not.toContain("import")
      expect(await load(zoo.code)).toMatchObject({
        animals: { lion: { says: "roar" }, mouse: "squeak" },
        best: { says: "roar" },
      })
    })

    it("imports each of them once when it is linked", async () => {
      const { code, pieces } = zoo.link()
      expect([...pieces.keys()]).toEqual(["animals/lion"])
      expect(code.match(/import/g)).toHaveLength(1)
      expect(code).not.toContain("roar")
      const piece = `data:text/javascript,${encodeURIComponent(pieces.get("animals/lion") ?? "")}`
      const linked = await load(code.replace(`${sharedPrefix}animals/lion`, piece))
      expect({ ...linked }).toEqual({ ...(await load(zoo.code)) })
    })

    it("leaves the names of conditions to those who read the whole module", async () => {
      const isOpen = { name: "is-open", operator: "filled", operands: [{ "@get": ["keeper"] }] }
      const gate = createModule({ gate: { name: "north", when: isOpen }, all: new Shared("gates", [isOpen]) }, [])
      const { code, pieces } = gate.link()
      expect(gate.code.match(/is-open/g)).toHaveLength(2)
      expect([code, ...pieces.values()].join("\n")).not.toContain("is-open")
      expect(await load(code.replace(/^import .*$/m, "const piece0 = []"))).toMatchObject({
        gate: { name: "north", when: { operator: "filled", operands: [{ "@get": ["keeper"] }] } },
      })
    })

    it("lets what is shared share in turn", async () => {
      const pride = createModule({ all: new Shared("pride", { first: lion(), second: lion() }) }, [])
      const { code, pieces } = pride.link()
      expect([...pieces.keys()].toSorted()).toEqual(["animals/lion", "pride"])
      expect(code).not.toContain("animals/lion")
      expect(pieces.get("pride")?.match(/import/g)).toHaveLength(1)
      expect(pieces.get("pride")).not.toContain("roar")
      expect(await load(pride.code)).toMatchObject({ all: { first: { says: "roar" }, second: { says: "roar" } } })
    })

    it("has another hash when another part draws it", () => {
      const parts = {
        widgets: ["cage"],
        controls: [],
        icons: [],
        illustrations: [],
        conversions: [],
        operators: [],
        sources: [],
        stores: [],
      }
      expect(createModule({ lion: lion() }, [], parts).hash).not.toBe(createModule({ lion: lion() }, []).hash)
    })
  })
})

import { describe, expect, it } from "vitest"
import { Code, createModule } from "../../../../renderer/documents/compile/moduleCode"

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
})

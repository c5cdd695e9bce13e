// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createModule, type ModuleValue, sharedPrefix } from "../../../../renderer/compiler/compile/moduleCode"
import { shareLabels, shareOptions } from "../../../../renderer/compiler/compile/shareLabels"

const load = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

const animals = ["bear", "cat", "dog", "eel", "fox", "gnu", "hare", "ibex"]
const labels = Object.fromEntries(animals.map((animal) => [animal, `the ${animal}`]))
const options = animals.map((animal) => ({ value: animal, label: `the ${animal}` }))

const piecesOf = (ui: readonly ModuleValue[]) => [
  ...createModule({ ui: shareOptions(ui) }, [])
    .link()
    .pieces.keys(),
]

/** The linked module with its pieces in place, as a bundler would put them. */
async function loadLinked(exported: Readonly<Record<string, ModuleValue>>): Promise<Record<string, unknown>> {
  const { code, pieces } = createModule(exported, []).link()
  const inPlace = (source: string): string =>
    source.replaceAll(
      new RegExp(`"${sharedPrefix}([^"]+)"`, "g"),
      (_, name: string) => `"data:text/javascript,${encodeURIComponent(inPlace(pieces.get(name) ?? ""))}"`,
    )
  return load(inPlace(code))
}

describe("shareOptions", () => {
  it("keeps the labels of a long list once, for a question and for a code table of the same words", async () => {
    const exported = { ui: shareOptions([{ kind: "field", options }]), codes: { animals: shareLabels(labels) } }
    const { code, pieces } = createModule(exported, []).link()
    expect([code, ...pieces.values()].filter((source) => source.includes("the gnu"))).toHaveLength(1)
    expect(await loadLinked(exported)).toMatchObject({ ui: [{ kind: "field", options }], codes: { animals: labels } })
  })

  it("leaves a module that nobody links as it was written", async () => {
    const { ui } = await load(createModule({ ui: shareOptions([{ kind: "field", options }]) }, []).code)
    expect(ui).toEqual([{ kind: "field", options }])
  })

  it("finds lists in sections and rows", () => {
    expect(piecesOf([{ kind: "section", ui: [{ kind: "field", ui: [{ kind: "field", options }] }] }])).toHaveLength(2)
  })

  it("leaves lists alone that are short, say more or have an order of their own", () => {
    const [first, ...others] = options
    expect(piecesOf([{ kind: "field", options: options.slice(1) }])).toEqual([])
    expect(piecesOf([{ kind: "field", options: [{ ...first, exclusive: true }, ...others] }])).toEqual([])
    expect(piecesOf([{ kind: "field", options: [...options, { value: "10", label: "the tenth" }] }])).toEqual([])
    expect(piecesOf([{ kind: "field", options: [...options, { value: "bear", label: "another" }] }])).toEqual([])
  })
})

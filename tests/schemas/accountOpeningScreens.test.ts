// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { loadModules } from "../../src/cli/modules"
import { runCommand } from "../../src/cli/program"
import { objectsIn } from "../support/objectsIn"
import { shippedRoot } from "../support/shippedRoot"
import specification from "./accountOpeningScreens.json"

const documents = loadDocuments(shippedRoot)
const { app, screens } = await loadModules(documents)
const flow = app.flows["account-opening"]
const folder = "/account/open/"

interface Listed {
  readonly id: string
  readonly routes: readonly string[]
}

async function listed(): Promise<readonly Listed[]> {
  let out = ""
  const terminal = { print: (text: string) => void (out += text), printError: () => undefined }
  expect(await runCommand(["list", "--json", "--root", shippedRoot], terminal)).toBe(0)
  return JSON.parse(out) as readonly Listed[]
}

/** A screen has an address by its name: one letter more or less, and links of the app and of mails lead nowhere. */
describe("the screens of account opening", () => {
  it("are those of the specification, with its spelling", async () => {
    expect(new Set(specification.screens).size).toBe(43)
    expect(specification.screens).toContain("exprience_survey_intro")
    const routes = (await listed()).flatMap((screen) => screen.routes).filter((route) => route.startsWith(folder))
    expect(routes.toSorted()).toEqual(specification.screens.map((id) => folder + id).toSorted())
  })

  it("are each drawn by the document of the same name", async () => {
    const all = await listed()
    for (const id of specification.screens) {
      expect(all.find((screen) => screen.id === id)?.routes ?? []).toContain(folder + id)
      expect(screens.has(id), id).toBe(true)
    }
  })

  it("are gone on with at the return points of the specification", () => {
    const steps = Object.entries(flow?.entry?.points ?? {}).flatMap(([point, { step, do: actions = [] }]) => {
      const target = actions.map(({ options }) => options["to"]).find((to) => typeof to === "string")
      const screen = step ?? String(target ?? "").replace(folder, "")
      return specification.screens.includes(screen) ? [[point, screen] as const] : []
    })
    expect(Object.fromEntries(steps)).toEqual(specification.points)
    expect(flow?.entry?.otherwise).toBe(specification.otherwise)
  })

  /** Catalogue 0.15. What has an answer from the start (`nisa_open`) cannot be left empty. */
  it("show with each form what is said of nothing entered, and what was saved before", () => {
    const forms = documents.all("screen").flatMap(({ id, document }) =>
      objectsIn(document.body)
        .filter(({ widget }) => widget === "form")
        .map(({ initial }) => ({ id, isSaved: initial === "$saved.draft", states: Object.keys(document.samples) })),
    )
    const opening = forms.filter(({ id }) => specification.screens.includes(id))
    expect(opening.length).toBeGreaterThan(30)
    const lacking = (state: string) => opening.filter(({ states }) => !states.includes(state))
    expect(lacking("invalid_all").map(({ id }) => id)).toEqual(["nisa_open"])
    expect(lacking("prefilled").flatMap(({ id, isSaved }) => (isSaved ? [id] : []))).toEqual([])
  })
})

// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTextLoader, type DocumentTexts } from "../../../../../renderer/compiler"
import { buildSandbox } from "../../../../../src/sandbox"
import { shippedTexts } from "../../../../support/openReleases"
import { findSavedScreens } from "../../../../../src/sandbox/areas/account-opening/forms/savedScreens"
import { apply, survey } from "../../support/applying"
import { type Json, openTestbed, type Testbed } from "../../support/testbed"

const formFile = "account-opening/phone_number.form.json"
const sharedFile = "shared/draft.json"

/** The texts with one place of one file written otherwise. */
function replaced(file: string, text: string, by: string): DocumentTexts {
  const before = shippedTexts.get(file) ?? ""
  if (!before.includes(text)) throw new Error(`${file} does not hold ${text}`)
  return new Map(shippedTexts).set(file, before.replaceAll(text, by))
}

/** The texts with another choice in the place of one. */
const without = (choice: string): DocumentTexts =>
  new Map(
    [...shippedTexts].map(([file, text]) => {
      const isAsking = file === sharedFile || /^account-opening\/.*\.form\.json$/.test(file)
      return [file, isAsking ? text.replaceAll(`"${choice}"`, '"GONE"') : text]
    }),
  )

/** Values of the draft that are written in a single place of the shared document, so that a release may take them away. */
const isOneOfItsKind = (value: unknown): value is string =>
  typeof value === "string" && shippedTexts.get(sharedFile)?.split(`"${value}"`).length === 2

const releases: Record<string, DocumentTexts> = {
  rOptional: replaced(formFile, '"requiredWhen": { "is": ["$form.noMobilePhone", true] },', ""),
  rOption: replaced(sharedFile, '"OVER_10Y"', '"10Y_20Y", "OVER_10Y"'),
}
const read: string[] = []
let live: string | undefined

describe("answers of a page that names its release", () => {
  let bed: Testbed
  beforeAll(async () => {
    const shared = await openTestbed()
    const app = await buildSandbox({
      database: shared.database.db,
      documents: "schemas",
      releases: () => ({
        own: "rOwn",
        judging: async (named) => (named?.startsWith("r") ? named : live),
        async texts(release) {
          read.push(release)
          return releases[release] ?? shippedTexts
        },
      }),
    })
    bed = { ...shared, app, close: () => app.close() }
  })
  afterAll(() => bed.close())

  const save = async (release: string | undefined, world: string, [section, answers]: readonly [string, object]) => {
    const { visitor } = await apply(bed, world)
    const headers: Record<string, string> = release === undefined ? {} : { "x-documents": release }
    const { data } = (await visitor.send("GET", "/api/aco/draft")).body as { data: { version: number } }
    const sent = { version: data.version, ...answers }
    return (await visitor.send("PATCH", `/api/aco/draft/${section}`, sent, headers)).status
  }

  it.each([
    ["rOptional", "applicant-names", ["contact", { noMobilePhone: true }]],
    ["rOption", "applicant-step2", ["survey", { investmentPolicy: "GROWTH_LONG", investmentHorizon: "10Y_20Y" }]],
  ] as const)("are accepted as %s has them, and refused on others", async (release, world, answers) => {
    const others = [undefined, "unknown", "rSame"]
    const statuses = []
    for (const named of [release, ...others]) statuses.push(await save(named, world, answers))
    expect(statuses).toEqual([200, 400, 400, 400])
  })

  it("are judged as customers have it now where the page names no release, or an unknown one", async () => {
    live = "rOptional"
    const answers = ["contact", { noMobilePhone: true }] as const
    const statuses = [undefined, "unknown", "rSame"].map((named) => save(named, "applicant-names", answers))
    expect(await Promise.all(statuses)).toEqual([200, 200, 400])
    live = undefined
  })

  it("are asked for again before they are handed in where a release has no such choice: there, and nowhere else", async () => {
    const open = async () => {
      const applicant = await apply(bed, "applicant-step3-filled")
      await applicant.saveAll(survey[4])
      return applicant
    }
    const saved = findSavedScreens(createTextLoader()(shippedTexts))
    const screenOf = (field: string) => saved.find(({ fields }) => fields.includes(field))?.screen
    const draft = await (await open()).draft()
    const choices = Object.keys(draft).filter((field) => screenOf(field) && isOneOfItsKind(draft[field]))
    const asked: Record<string, unknown> = {}
    for (const field of choices) {
      releases[`rNo${field}`] = without(String(draft[field]))
      const applicant = await open()
      live = `rNo${field}`
      asked[field] = ((await applicant.submit())["error_detail"] as Json | undefined)?.["missing_screen"]
      live = undefined
    }
    expect(asked).toEqual(Object.fromEntries(choices.map((field) => [field, screenOf(field)])))
    expect(choices.length).toBeGreaterThan(4)
    expect(await (await open()).submit()).toMatchObject({ data: { receiptNumber: expect.any(String) } })
  })

  it("are judged by the four releases that were named last without reading them again", async () => {
    const { visitor } = await apply(bed, "applicant-names")
    read.length = 0
    for (const release of ["r1", "r2", "r3", "r4", "r1", "r5", "r1", "r2"])
      await visitor.send("GET", "/api/aco/draft", undefined, { "x-documents": release })
    expect(read).toEqual(["r1", "r2", "r3", "r4", "r5", "r2"])
  })
})

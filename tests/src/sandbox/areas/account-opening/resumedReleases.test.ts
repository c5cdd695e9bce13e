// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { DocumentTexts } from "../../../../../renderer/compiler"
import { buildSandbox } from "../../../../../src/sandbox"
import { forecast } from "../../../../../src/sandbox/areas/account-opening/draft/forecast"
import { createRulesOf } from "../../../../../src/sandbox/areas/account-opening/forms/rulesOf"
import { shippedTexts } from "../../../../support/openReleases"
import type { Application, SetAside } from "../../../../../src/sandbox/areas/account-opening/tables"
import { type Applicant, apply, dataOf, survey } from "../../support/applying"
import { type FormChange, formChanges, renaming } from "../../support/formChanges"
import { type Json, openTestbed, type Testbed } from "../../support/testbed"

const rulesOf = createRulesOf(undefined)

let live = "rOwn"
let texts: DocumentTexts = shippedTexts
const goLive = (name: string, documents: DocumentTexts) => {
  live = name
  texts = documents
}
const goBack = () => goLive("rOwn", shippedTexts)

let real = Date.parse("2026-03-02T01:23:45Z")
let bed: Testbed
beforeAll(async () => {
  const shared = await openTestbed()
  const app = await buildSandbox({
    database: shared.database.db,
    documents: "schemas",
    clock: () => new Date(real),
    releases: () => ({
      own: "rOwn",
      judging: async () => (live === "rOwn" ? undefined : live),
      texts: async () => texts,
    }),
  })
  bed = { ...shared, app, wait: (ms) => (real += ms), close: () => app.close() }
})
afterAll(() => bed.close())

const rowOf = ({ visitor }: Applicant) =>
  bed.database.db.selectFrom("application").selectAll().where("tenant", "=", visitor.tenant).executeTakeFirstOrThrow()

const undo = ({ id, return_point, draft, draft_version, asked_by, set_aside }: Application) =>
  bed.database.db
    .updateTable("application")
    .set({
      return_point,
      resume_point: null,
      receipt_number: null,
      submitted_at: null,
      screening: null,
      draft: JSON.stringify(draft),
      draft_version,
      asked_by: JSON.stringify(asked_by),
      set_aside: set_aside && JSON.stringify(set_aside),
    })
    .where("id", "=", id)
    .execute()

const missingIn = (answer: Json): unknown =>
  dataOf(answer)["missingScreen"] ?? (answer["error_detail"] as Json | undefined)?.["missing_screen"]

describe("an open application whose applicant comes back to other forms", () => {
  const worlds = {
    "applicant-step1-residence-card": (applicant: Applicant) => applicant.confirm("STEP_1"),
    "applicant-step2-insider": (applicant: Applicant) => applicant.confirm("STEP_2"),
    "applicant-step3-filled": (applicant: Applicant) => applicant.submit(),
    "applicant-step3-experienced": (applicant: Applicant) => applicant.submit(),
  }
  const now = new Date("2025-01-15T10:00:00+09:00")
  let applicants: readonly (readonly [Applicant, (applicant: Applicant) => Promise<Json>])[]
  beforeAll(async () => {
    applicants = await Promise.all(
      Object.entries(worlds).map(async ([world, finish]) => [await apply(bed, world), finish] as const),
    )
    for (const [applicant] of applicants) {
      const point = await applicant.point()
      // What the fixtures leave open.
      if (point === "STEP_3") await applicant.saveAll(survey[4])
      // And what they have that nobody asks them.
      goLive("rSame", shippedTexts)
      await applicant.point()
      goBack()
      await applicant.point()
    }
  })

  const standing = ({ draft, return_point, resume_point }: Application) => ({ draft, return_point, resume_point })
  const rowsOf = () => Promise.all(applicants.map(([applicant]) => rowOf(applicant)))

  /** Everybody comes back, and goes on until something is asked; then the release is taken back. */
  async function tryOut({ name, texts: documents }: FormChange) {
    const rows = await rowsOf()
    goLive(name, documents)
    const asked: unknown[] = []
    const told = []
    for (const [index, [applicant, finish]] of applicants.entries()) {
      const row = rows[index]
      bed.wait(10_000)
      const resumed = missingIn(await applicant.visitor.aco("GET", "/progress"))
      const { set_aside } = await rowOf(applicant)
      const missing = resumed ?? missingIn(await finish(applicant))
      asked.push(missing)
      const more = (count: (aside: SetAside) => number) =>
        set_aside != null && count(set_aside) > (row?.set_aside ? count(row.set_aside) : 0)
      told.push([
        missing !== undefined,
        more(({ carried }) => carried.length),
        more(({ answers }) => Object.keys(answers).length),
      ])
      // What was handed in or confirmed meanwhile is undone; what the release did goes back by itself.
      if (missing === undefined && row) await undo(row)
    }
    goBack()
    for (const [applicant] of applicants) await applicant.point()
    return { asked, told, before: rows.map(standing), after: (await rowsOf()).map(standing) }
  }

  it.each([
    ["has another name", 0],
    ["makes way for another", 13],
    ["has another code for an option", 0],
    ["offers an option no more", 10],
    ["is asked no more", 0],
    ["has another beside it", 8],
  ])(
    "answers again what was foretold, and nothing else, where a question %s; taken back, it is as it was",
    async (kind, count) => {
      let times = 0
      for (const change of formChanges[kind] ?? []) {
        const foretold = (await rowsOf()).map((row) =>
          forecast([row], { before: rulesOf(shippedTexts), after: rulesOf(change.texts), now }),
        )
        const { asked, told, before, after } = await tryOut(change)
        expect([change.name, asked]).toEqual([change.name, foretold.map(({ screens }) => screens[0]?.screen)])
        expect([change.name, told]).toEqual([
          change.name,
          foretold.map((one) => [one.asked === 1, one.carried === 1, one.setAside === 1]),
        ])
        expect(after).toEqual(before)
        times += asked.filter((screen) => screen !== undefined).length
      }
      expect(times).toBe(count)
    },
  )
})

describe("an open application and a release that asks for something else", () => {
  afterEach(goBack)
  const progress = async ({ visitor }: Applicant) => dataOf(await visitor.aco("GET", "/progress"))
  const open = async (world: string) => {
    const applicant = await apply(bed, world)
    await applicant.point()
    return applicant
  }

  it("goes back to the question that is missing, and then on where it stood", async () => {
    const applicant = await open("applicant-step3")
    goLive("rOther", renaming("job_role", "jobRole", []))
    expect(await progress(applicant)).toMatchObject({ returnPoint: "STEP_2", missingScreen: "job_role" })
    const saved = dataOf(await applicant.save("job", { jobRoleRenamed: "STAFF" }))
    expect(saved).toMatchObject({ returnPoint: "STEP_3", draft: { jobRoleRenamed: "STAFF" } })
    expect(saved).not.toHaveProperty("missingScreen")
    expect(await applicant.point()).toBe("STEP_3")
  })

  it("does not go on with an answer that leaves the question open", async () => {
    const applicant = await open("applicant-step3")
    goLive("rOther", renaming("job_role", "jobRole", []))
    await applicant.point()
    expect(await applicant.save("job", { jobRoleRenamed: "" })).toMatchObject({ status: 400 })
    expect(await progress(applicant)).toMatchObject({ returnPoint: "STEP_2", missingScreen: "job_role" })
  })

  it("keeps what was answered under the new name when the release is taken back", async () => {
    const applicant = await open("applicant-step2-filled")
    const before = await applicant.draft()
    goLive("rNamed", renaming("job_role", "jobRole", ["jobRole"]))
    expect(await applicant.draft()).toMatchObject({ jobRoleRenamed: before["jobRole"] })
    await applicant.saveAll(["job", { jobRoleRenamed: "EXECUTIVE_OFFICER" }])
    goBack()
    expect(await applicant.draft()).toEqual({ ...before, jobRole: "EXECUTIVE_OFFICER" })
  })

  it("is written down with the release whose questions were answered when it was handed in, and whose words were agreed to", async () => {
    const applicant = await apply(bed, "applicant-step3-filled")
    await applicant.saveAll(survey[4])
    goLive("rWords", new Map(shippedTexts))
    expect((await rowOf(applicant)).submitted_release).toBeNull()
    await applicant.submit()
    expect((await rowOf(applicant)).submitted_release).toBe("rWords")
    const other = await apply(bed, "applicant-agreements")
    await other.agree()
    const { id } = await rowOf(other)
    const rows = bed.database.db.selectFrom("acceptance").select("release").where("application_id", "=", id)
    expect(await rows.execute()).toEqual([{ release: "rWords" }, { release: "rWords" }])
  })
})

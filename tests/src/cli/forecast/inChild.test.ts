// @vitest-environment node
import { expect, it } from "vitest"
import { forecastInChild, startChild } from "../../../../src/cli/forecast/inChild"
import { forecastOpenApplications, readOpenApplications } from "../../../../src/sandbox"
import { shippedTexts } from "../../../support/openReleases"
import { apply } from "../../sandbox/support/applying"
import { renaming } from "../../sandbox/support/formChanges"
import { openTestbed } from "../../sandbox/support/testbed"

/** All texts of two signs and more in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.length > 1 ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it("says of every open application what this process would say, and nothing that its applicant answered", async () => {
  const bed = await openTestbed()
  const { visitor } = await apply(bed, "applicant-step3-filled")
  const now = new Date("2025-01-15T10:00:00+09:00")
  const open = (await readOpenApplications(bed.database.db)).flatMap(({ application }) =>
    application.tenant === visitor.tenant ? [{ application, now }] : [],
  )
  const texts = { before: shippedTexts, after: renaming("job_role", "jobRole", []) }
  const said = await forecastInChild({ open, ...texts })
  expect(said).toEqual(forecastOpenApplications(open, texts))
  const kept = textsIn(open.map(({ application }) => application))
  expect(kept.filter((text) => /山田|花子|ヤマダ|@/.test(text)).length).toBeGreaterThan(2)
  expect(textsIn(said).filter((text) => kept.some((answer) => text.includes(answer)))).toEqual([])
  expect(said).toMatchObject({ of: 1, asked: 1, screens: [{ screen: "job_role", applications: 1 }] })
})

it("fails for whoever asked when the process ends", async () => {
  const asked = { open: [], before: shippedTexts, after: shippedTexts }
  const started = () => {
    const child = startChild()
    child.once("spawn", () => child.kill("SIGKILL"))
    return child
  }
  await expect(forecastInChild(asked, started)).rejects.toThrow("ended")
})

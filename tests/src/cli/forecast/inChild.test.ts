// @vitest-environment node
import { expect, it } from "vitest"
import { forecastInChild, startChild } from "../../../../src/cli/forecast/inChild"
import { forecastOpenApplications, readOpenApplications } from "../../../../src/sandbox"
import { shippedTexts } from "../../../support/openReleases"
import { apply } from "../../sandbox/support/applying"
import { renaming } from "../../sandbox/support/formChanges"
import { openTestbed } from "../../sandbox/support/testbed"

it("says of every open application what this process would say", async () => {
  const bed = await openTestbed()
  const { visitor } = await apply(bed, "applicant-step3-filled")
  const now = new Date("2025-01-15T10:00:00+09:00")
  const open = (await readOpenApplications(bed.database.db)).flatMap(({ application }) =>
    application.tenant === visitor.tenant ? [{ application, now }] : [],
  )
  const texts = { before: shippedTexts, after: renaming("job_role", "jobRole", []) }
  const said = await forecastInChild({ open, ...texts })
  expect(said).toEqual(forecastOpenApplications(open, texts))
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

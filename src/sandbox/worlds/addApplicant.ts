import { toJapanDate } from "../../domain/japanTime"
import { declarationsOf } from "../aco/agreementDocuments"
import { createApplication } from "../aco/createApplication"
import { nisaPlan } from "../aco/draft/nisaPlan"
import type { Draft } from "../aco/forms/formRules"
import type { ReturnPoint } from "../aco/returnPoints"
import { changeScreening } from "../aco/screening/changeScreening"
import { newScreening } from "../aco/screening/newScreening"
import { createSession } from "../aco/sessions"
import { submittedMail, sendMail } from "../aco/mails"
import { checkDigit } from "../aco/submitApplication"
import type { CallContext } from "../calls/context"
import { addKnownCustomers } from "./knownCustomers"
import type { Person, Stage } from "./world"

/** 山田 花子, or who else this world is about. */
export const email = "hanako@example.jp"
const verifiedAt = "2025-01-15T09:50:00+09:00"
const submittedAt = "2025-01-15T10:20:00+09:00"
const expiresAt = "2025-02-14T23:59:59+09:00"

export interface ApplicantParts {
  readonly point: ReturnPoint | "OLD_FLOW_FALLBACK"
  readonly draft?: Draft
  readonly version?: number
  /** What happened after the submission. */
  readonly events?: readonly string[]
}

export const contextOf = (stage: Stage): CallContext => ({
  ...stage,
  caller: { device: null, appVersion: null, knownEtag: null, origin: "" },
})

/** Somebody in the middle of an application, with everything that belongs to it. */
export async function addApplicant(stage: Stage, parts: ApplicantParts): Promise<Person> {
  const { point, version = 1, events = [] } = parts
  await addKnownCustomers(stage)
  const created = { ...stage, now: new Date(verifiedAt) }
  const plan = point === "STEP_3" ? nisaPlan(parts.draft ?? {}, created.now) : {}
  const draft = { ...parts.draft, ...plan }
  const { id } = await createApplication(created, { returnPoint: point, email })
  const values = { draft: JSON.stringify(draft), draft_version: version, expires_at: new Date(expiresAt) }
  await stage.work.updateTable("application").set(values).where("id", "=", id).execute()
  if (point !== "AGREEMENT_CONFIRM") await acceptAll(stage, id)
  if (point === "UNDER_SCREENING") await submit(stage, id, draft)
  for (const event of events) {
    const problem = await changeScreening(stage, event)
    if (problem !== undefined) throw new Error(`${stage.space.world}: ${problem}`)
  }
  return { AO_SESSION: await createSession(contextOf(stage), id) }
}

async function acceptAll({ work, space }: Stage, application_id: string): Promise<void> {
  for (const group of ["ONE", "TWO"] as const)
    await work
      .insertInto("acceptance")
      .values({
        space: space.name,
        application_id,
        agreement_group: group,
        document_version: space.settings.agreementVersion,
        declarations: JSON.stringify(Object.fromEntries(declarationsOf[group].map((name) => [name, true]))),
        at: new Date(verifiedAt),
        device: null,
        app_version: null,
      })
      .execute()
}

/** As the submission itself leaves it, at its own time. */
async function submit(stage: Stage, id: string, draft: Draft): Promise<void> {
  const at = { ...stage, now: new Date(submittedAt) }
  const plan = nisaPlan(draft, at.now)
  const digits = `${toJapanDate(at.now.getTime()).slice(2).replaceAll("-", "")}00001`
  const receipt_number = digits + checkDigit(digits)
  await stage.work
    .updateTable("application")
    .set({
      receipt_number,
      submitted_at: at.now,
      screening: JSON.stringify(newScreening(at, { draft }, plan)),
      draft: JSON.stringify({ ...draft, ...plan }),
    })
    .where("id", "=", id)
    .execute()
  const counter = { space: stage.space.name, name: `receipt-${digits.slice(0, 6)}`, value: 1 }
  await stage.work.insertInto("counter").values(counter).execute()
  await sendMail(at, submittedMail(email, receipt_number))
}

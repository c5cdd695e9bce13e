import type { CaseLine, CaseStep } from "../../../../domain/cases"
import type { DocumentTexts } from "../../../../../renderer/compiler"
import type { Database } from "../../../engine"
import { isAtLeast, isOpen } from "../application/returnPoints"
import type { FormRules } from "../forms/formRules"
import { createRulesOf } from "../forms/rulesOf"
import type { SavedScreen } from "../forms/savedScreens"
import type { Application } from "../tables"
import { settleApplication } from "./followRelease"
import { type OpenApplication, timesOfTenants } from "./forecast"
import { situationFrom } from "./situationFrom"

/** What is worked out of an application: its answers are for whoever masks them, and for nobody else. */
export interface WorkedOutCase {
  readonly steps: readonly Omit<CaseStep, "why">[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly setAside: number
  /** `YYYY-MM-DD` for the customer. */
  readonly today: string
}

const most = 100

/** The newest applications. */
export async function listCases(db: Database): Promise<readonly CaseLine[]> {
  const applications = await db
    .selectFrom("application")
    .select(["id", "created_at", "return_point", "receipt_number"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute()
  return applications.map(lineOf)
}

export const lineOf = ({
  id,
  created_at,
  return_point,
  receipt_number,
}: Pick<Application, "id" | "created_at" | "return_point" | "receipt_number">): CaseLine => ({
  id,
  at: created_at.toISOString(),
  point: return_point,
  ...(receipt_number === null ? {} : { receipt: receipt_number }),
})

/** The application of that number, or the one for which that receipt was given. */
export async function findCase(db: Database, named: string): Promise<OpenApplication | undefined> {
  const application = await db
    .selectFrom("application")
    .selectAll()
    .where(({ eb, or }) => or([eb("id", "=", named), eb("receipt_number", "=", named)]))
    .orderBy("created_at", "desc")
    .executeTakeFirst()
  return application && { application, now: (await timesOfTenants(db))(application.tenant) }
}

/** How an application goes through the forms of a release. Reading them takes a second of processor time. */
export function workOutCase({ application, now }: OpenApplication, texts: DocumentTexts): WorkedOutCase {
  const forms = createRulesOf(undefined)(texts)
  const settled = settleApplication({ forms, release: "looked-at", now }, application)
  const situation = situationFrom({ now }, settled)(settled.draft)
  const saved = new Map(forms.saved.map((one) => [one.screen, one]))
  return {
    steps: forms.screens.map((screen) => {
      const one = saved.get(screen)
      if (!forms.isOnPath(screen, situation)) return { screen, state: "left-out", fields: one?.fields ?? [], wrong: [] }
      return one === undefined
        ? { screen, state: "shown", fields: [], wrong: [] }
        : judgeStep(one, { forms, application: settled, situation })
    }),
    answers: situation.draft,
    setAside: Object.keys(settled.set_aside?.answers ?? {}).length,
    today: situation.today,
  }
}

interface Judging {
  readonly forms: FormRules
  readonly application: Application
  readonly situation: ReturnType<ReturnType<typeof situationFrom>>
}

function judgeStep({ screen, point, fields }: SavedScreen, { forms, application, situation }: Judging): CaseStep {
  const problems = forms.validate(screen, application.draft, situation)?.problems ?? []
  const wrong = fields.filter((field) => problems.some((problem) => problem.field.split(".")[0] === field))
  const isAnswered = fields.some((field) => application.draft[field] !== undefined)
  const { return_point } = application
  const isBehind = !isOpen(return_point) || (isAtLeast(return_point, point) && return_point !== point)
  if (wrong.length === 0) return { screen, state: isAnswered || isBehind ? "answered" : "ahead", fields, wrong }
  return { screen, state: isAnswered || isBehind ? "gap" : "ahead", fields, wrong: isAnswered || isBehind ? wrong : [] }
}

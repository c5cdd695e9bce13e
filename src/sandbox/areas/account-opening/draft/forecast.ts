import type { OpenApplications } from "../../../../domain/effect"
import type { DocumentTexts } from "../../../../../renderer/compiler"
import type { Database } from "../../../engine"
import { isOpen, returnPoints } from "../application/returnPoints"
import type { FormRules } from "../forms/formRules"
import { createRulesOf } from "../forms/rulesOf"
import type { Application } from "../tables"
import { screensWithGaps } from "./findMissing"
import { pointsBefore, settleApplication } from "./followRelease"
import { fieldsOf } from "./settleDraft"

/** An application, and what time it is for its applicant. */
export interface OpenApplication {
  readonly application: Application
  readonly now: Date
}

/** All that the database holds, each at the time of its tenant. */
export async function readOpenApplications(db: Database): Promise<readonly OpenApplication[]> {
  const timeOf = await timesOfTenants(db)
  const applications = await db
    .selectFrom("application")
    .selectAll()
    .where("return_point", "in", returnPoints.filter(isOpen))
    .execute()
  return applications.map((application) => ({ application, now: timeOf(application.tenant) }))
}

/** What time it is for the customers of each tenant. */
export async function timesOfTenants(db: Database): Promise<(tenant: string) => Date> {
  const tenants = await db.selectFrom("tenant").select(["name", "clock_shift_ms"]).execute()
  const shifts = new Map(tenants.map(({ name, clock_shift_ms }) => [name, clock_shift_ms]))
  const realNow = Date.now()
  return (tenant) => new Date(realNow + (shifts.get(tenant) ?? 0))
}

/** What becomes of them between two sets of documents. Reading the forms of both takes seconds of processor time. */
export function forecastOpenApplications(
  open: readonly OpenApplication[],
  texts: { readonly before: DocumentTexts; readonly after: DocumentTexts },
): OpenApplications {
  const rulesOf = createRulesOf(undefined)
  const sides = { before: rulesOf(texts.before), after: rulesOf(texts.after) }
  return open
    .map(({ application, now }) => forecast([application], { ...sides, now }))
    .reduce(sumForecasts, noApplications)
}

export const noApplications: OpenApplications = { of: 0, asked: 0, carried: 0, setAside: 0, screens: [] }

function sumForecasts(one: OpenApplications, other: OpenApplications): OpenApplications {
  const screens = new Map(one.screens.map(({ screen, applications }) => [screen, applications]))
  for (const { screen, applications } of other.screens) screens.set(screen, (screens.get(screen) ?? 0) + applications)
  return {
    of: one.of + other.of,
    asked: one.asked + other.asked,
    carried: one.carried + other.carried,
    setAside: one.setAside + other.setAside,
    screens: [...screens].map(([screen, applications]) => ({ screen, applications })),
  }
}

interface Sides {
  readonly before: FormRules
  readonly after: FormRules
  readonly now: Date
}

/** What becomes of open applications when their applicants come back to other forms. Counts and screens: no answer leaves. */
export function forecast(applications: readonly Application[], sides: Sides): OpenApplications {
  const open = applications.filter(
    ({ return_point, expires_at }) => isOpen(return_point) && (expires_at === null || expires_at > sides.now),
  )
  const found = open.map((application) => forecastOne(application, sides))
  const screens = [...new Set(found.flatMap(({ asked }) => asked))]
  const count = (isMeant: (one: (typeof found)[number]) => boolean) => found.filter(isMeant).length
  return {
    of: open.length,
    asked: count(({ asked }) => asked.length > 0),
    carried: count(({ carried }) => carried),
    setAside: count(({ setAside }) => setAside),
    screens: screens.map((screen) => ({ screen, applications: count(({ asked }) => asked.includes(screen)) })),
  }
}

const asideIn = ({ set_aside }: Application) => Object.keys(set_aside?.answers ?? {}).length
const carriedIn = ({ set_aside }: Application) => set_aside?.carried.length ?? 0

function forecastOne(application: Application, { before, after, now }: Sides) {
  const was = settleApplication({ forms: before, release: "before", now }, application)
  const asked_by = { release: "before", fields: fieldsOf(before) }
  const is = settleApplication({ forms: after, release: "after", now }, { ...was, asked_by })
  const stands = was.resume_point ?? was.return_point
  const gaps = (forms: FormRules, one: Application) =>
    [...screensWithGaps({ forms, now }, one, [...pointsBefore(stands), stands])].map(({ screen }) => screen)
  const open = new Set(gaps(before, was))
  return {
    asked: gaps(after, is).filter((screen) => !open.has(screen)),
    carried: carriedIn(is) > carriedIn(was),
    setAside: asideIn(is) > asideIn(was),
  }
}

import { ageAt } from "../../../../domain/age"
import { toJapanDate } from "../../../../domain/japanTime"
import { japanMoment } from "../../../engine"
import { accountOpening } from "../terms"
import type { ResponseOf } from "../calls"
import type { Application } from "../tables"
import type { Draft } from "../forms/formRules"
import { maskedEmail } from "../mail/mailCodes"
import { without } from "./draftValues"
import { nisaPlan } from "./nisaPlan"

export const isNisaEligible = (birthDate: string, now: Date): boolean => {
  const newYear = japanMoment(`${toJapanDate(now.getTime()).slice(0, 4)}-01-01`, "00:00:00")
  return (ageAt(birthDate, newYear.getTime()) ?? 0) >= accountOpening.nisaMinAge
}

/** `ab****78` */
const maskedId = (id: string) => `${id.slice(0, 2)}${"*".repeat(Math.max(2, id.length - 4))}${id.slice(-2)}`

/** The draft as the screens get it: what was answered, and what follows from it and from the day. */
export function shownDraft({ email, draft }: Pick<Application, "email" | "draft">, now: Date): Draft {
  const { birthDate, parentalAccountId } = draft
  return {
    ...(email === null ? {} : { email, maskedEmail: maskedEmail(email) }),
    ...without(draft, ["parentalAccountId"]),
    ...(typeof birthDate === "string"
      ? {
          ageAtApplication: ageAt(birthDate, now.getTime()) ?? 0,
          nisaEligible: isNisaEligible(birthDate, now),
        }
      : {}),
    ...(typeof parentalAccountId === "string" ? { parentalMaskedAccountId: maskedId(parentalAccountId) } : {}),
    ...(draft["nisaApplicationType"] === undefined ? nisaPlan(draft, now) : {}),
  }
}

type SavedApplication = ResponseOf<"aco/draft">

/** The whole draft, as every save answers it too. */
export const draftAnswer = (application: Application, now: Date): SavedApplication => {
  const { draft_version: version, return_point: returnPoint } = application
  return { version, returnPoint, draft: shownDraft(application, now) as SavedApplication["draft"] }
}

export const ageOf = (draft: Draft, now: Date): number | undefined =>
  typeof draft["birthDate"] === "string" ? ageAt(draft["birthDate"], now.getTime()) : undefined

import { toJapanDate } from "../../../../domain/japanTime"
import type { Draft, Situation } from "../forms/formRules"
import type { ApplicantContext } from "../handleApplicant"
import type { Application } from "../tables"
import { shownDraft } from "./shownDraft"

/** A draft that is being looked at, with what the clock adds to it. */
export const situationFrom =
  ({ now }: Pick<ApplicantContext, "now">, { email }: Pick<Application, "email">) =>
  (draft: Draft): Situation => ({
    draft: shownDraft({ email, draft }, now),
    today: toJapanDate(now.getTime()),
  })

import { ok, refused } from "../../../engine/calls/answer"
import type { Application } from "../../../engine/database/tables"
import type { AcoHandler } from "../handler"
import { isAtLeast } from "../application/returnPoints"
import { shownDraft } from "./shownDraft"

/** The whole draft, as every save answers it too. */
export const draftAnswer = (application: Application, now: Date) => {
  const { draft_version: version, return_point: returnPoint } = application
  return { version, returnPoint, draft: shownDraft(application, now) }
}

export const readDraft: AcoHandler = async (_input, { now }, { application }) =>
  application === undefined || !isAtLeast(application.return_point, "AGREEMENT_CONFIRM")
    ? refused("wrong_step")
    : ok(draftAnswer(application, now))

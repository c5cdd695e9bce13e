import { ok, refused } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { isAtLeast } from "../application/returnPoints"
import { draftAnswer } from "./shownDraft"

export const handle = handleApplicant("aco/draft", async (_input, { now, application }) =>
  application === undefined || !isAtLeast(application.return_point, "AGREEMENT_CONFIRM")
    ? refused("wrong_step")
    : ok(draftAnswer(application, now)),
)

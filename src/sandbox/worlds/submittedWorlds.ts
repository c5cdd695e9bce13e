import { addApplicant } from "./addApplicant"
import * as drafts from "./applicantDrafts"
import { defineWorld, type World } from "./world"

interface Submitted {
  readonly draft?: typeof drafts.submitted
  readonly events?: readonly string[]
  readonly decision?: "APPROVED" | "DECLINED"
}

/** The morning after the submission of the day before; decided on 17 January at ten where the clock does it. */
const afterSubmission = (
  name: string,
  title: string,
  { draft = drafts.submitted, events = [], decision = "APPROVED" }: Submitted = {},
): World =>
  defineWorld({
    name,
    title,
    startsAt: "2025-01-16T10:00:00+09:00",
    settings: { decision },
    stock: (stage) => addApplicant(stage, { point: "UNDER_SCREENING", draft, version: 26, events }),
  })

/** Worlds about somebody who has submitted. */
export const submittedWorlds: readonly World[] = [
  afterSubmission("applicant-screening", "審査中（時計を進めると承認）"),
  afterSubmission("applicant-screening-declines", "審査中（時計を進めると見送り）", { decision: "DECLINED" }),
  afterSubmission("applicant-screening-notice", "審査中（NISA廃止通知書の提出待ち）", {
    draft: drafts.submittedTransfer,
  }),
  afterSubmission("applicant-screening-minor", "審査前（親権者さまの同意待ち）", { draft: drafts.submittedMinor }),
  afterSubmission("applicant-screening-phone", "審査中（お電話での確認を予定）", { events: ["PHONE_CONTACT"] }),
  afterSubmission("applicant-repeat-identification", "本人確認のやり直しの依頼あり", {
    events: ["REPEAT_IDENTIFICATION"],
  }),
  afterSubmission("applicant-approved", "審査結果：口座開設の完了", { events: ["APPROVED"] }),
  afterSubmission("applicant-approved-no-nisa", "審査結果：口座開設の完了（NISAなし）", {
    draft: { ...drafts.submitted, nisaChoice: "NOT_OPEN" },
    events: ["APPROVED"],
  }),
  afterSubmission("applicant-approved-notice", "審査結果：完了（NISA廃止通知書の提出待ち）", {
    draft: drafts.submittedTransfer,
    events: ["APPROVED"],
  }),
  afterSubmission("applicant-approved-nisa-opened", "審査結果：完了（NISA開設済み）", {
    events: ["APPROVED", "NISA_OPENED"],
  }),
  afterSubmission("applicant-approved-nisa-failed", "審査結果：完了（NISA開設できず）", {
    events: ["APPROVED", "NISA_FAILED"],
  }),
  afterSubmission("applicant-declined", "審査結果：見送り", { events: ["DECLINED"] }),
]

/** Slips about where a tap leads, and about what stands beside each other. */
import type { WrongEdit } from "./moreWrongEdits"

const withdrawal = "withdrawal/client_withdrawal.screen.json"

export const wayEdits: readonly WrongEdit[] = [
  // Nothing leads on: from what was sent, in one branch of it, and from a step; and a form that nobody submits.
  [
    withdrawal,
    ',\n        { "do": "go", "to": "client_withdrawal_confirm" }',
    "",
    "sent-in-silence",
    "/footer/0/tap/0",
  ],
  [
    "account-opening/job_category.screen.json",
    ',\n            { "do": "next" }',
    "",
    "sent-in-silence",
    "/footer/0/tap/1/otherwise/0",
  ],
  [
    "customer/client_optout.screen.json",
    ',\n        { "do": "replace", "to": "client_optout_complete", "query": { "key": "$query.key" } }',
    "",
    "sent-in-silence",
    "/footer/0/tap/2",
  ],
  ["bank/client_bank.screen.json", '{ "do": "submit", "form": "bank" },', "", "submit-missing", "/footer/0/tap"],
]

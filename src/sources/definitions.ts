import { listOf, option, options, source } from "../../renderer/definitions"

const yen = { type: "integer" } as const
const text = { type: "string" } as const
const seconds = { type: "integer", minimum: 0 } as const
const flag = { type: "boolean" } as const

const withdrawalRequest = {
  type: "object",
  properties: {
    WITHDRAWAL_NO: text,
    WITHDRAW_TYPE: { type: "integer" },
    DESTINATION_TEXT: text,
    AMOUNT: yen,
    FEE: yen,
    STATUS_CD: { type: "integer" },
    ACCEPT_DATETIME: text,
    EXPECTED_DATE: text,
    CANCELABLE_FLG: { type: "integer", enum: [0, 1] },
    CANCEL_LIMIT_DATETIME: { type: ["string", "null"] },
  },
} as const

export const sourceDefinitions = [
  source({
    name: "withdrawal/estimate",
    description:
      "Fee and amount received for the withdrawal typed so far; properties that are not known yet are absent.",
    options: options({
      "AMOUNT_TYPE!": option.value,
      "AMOUNT!": option.value,
      "FEE_ARRAY!": option.value,
      "WITHDRAWABLE_AMOUNT!": option.value,
    }),
    output: { type: "object", properties: { AMOUNT: yen, FEE: yen, RECEIVE_AMOUNT: yen } },
  }),
  source({
    name: "withdrawal/filtered",
    description:
      "Withdrawal requests, newest first. `filter`: 0 all, 1 those that can be cancelled, 2 those that are over.",
    options: options({ "items!": option.value, filter: option.value }),
    output: { type: "array", items: withdrawalRequest },
  }),
  source({
    name: "aco/resend-countdown",
    description:
      "Seconds until another code may be sent; `announced` changes only at 60, 30 and 0, for screen readers.",
    options: options({ until: option.value }),
    output: {
      type: "object",
      properties: { seconds, announced: seconds, passed: flag },
      required: ["seconds", "announced", "passed"],
    },
  }),
  source({
    name: "aco/maintenance-window",
    description:
      "Whether account opening is interrupted now, the texts of the global configuration where it has them, and the screen that the customer was on.",
    options: options({}),
    output: {
      type: "object",
      properties: {
        active: flag,
        startAt: text,
        endAt: text,
        title: text,
        description: text,
        noticeUrl: text,
        screenName: text,
      },
      required: ["active"],
    },
  }),
  source({
    name: "aco/required-documents",
    description:
      "Ids of the documents that must be opened, of those that were opened before, and the versions that an acceptance names.",
    options: options({ "documents!": option.value }),
    output: {
      type: "object",
      properties: {
        ids: { type: "array", items: text },
        opened: { type: "array", items: text },
        versions: { type: "array", items: { type: "object", properties: { documentId: text, version: text } } },
      },
      required: ["ids", "opened", "versions"],
    },
  }),
  source({
    name: "aco/old-flow",
    description: "Where the application by post is: an address of the global configuration.",
    options: options({}),
    output: { type: "object", properties: { url: text } },
  }),
  source({
    name: "aco/minors",
    description:
      "Whether customers under age may apply: a setting of the global configuration, yes where it is silent.",
    options: options({}),
    output: { type: "object", properties: { accepted: flag }, required: ["accepted"] },
  }),
  source({
    name: "aco/nisa-plan",
    description:
      "What an application for a NISA account comes to, as the server will decide it: its kind and first year.",
    options: options({
      "choice!": option.value,
      "otherAccount!": option.value,
      "tradedThisYear!": option.value,
      "today!": option.value,
    }),
    output: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["NONE", "NEW", "TRANSFER", "REOPEN"] },
        year: { type: "integer" },
      },
    },
  }),
  source({
    name: "text/split",
    description: "The part of a text before its first space, and the rest.",
    options: options({ "text!": option.value }),
    output: { type: "object", properties: { first: text, rest: text } },
  }),
  source({
    name: "values/filled-up",
    description: "Values by name, each from the first of the objects that has it: answers to start with.",
    options: options({ "from!": listOf(option.value) }),
    output: {},
  }),
  source({
    name: "list/choice",
    description: "The item of a list whose `key` is the value; the only item where there is but one.",
    options: options({ "items!": option.value, "key!": { type: "string" }, value: option.value }),
    output: {},
  }),
  source({
    name: "address/parts",
    description: "A Japanese address in one line as its parts, as far as they can be told.",
    options: options({ "address!": option.value }),
    output: { type: "object", properties: { prefecture: text, city: text, street: text, building: text } },
  }),
  source({
    name: "date/month-start",
    description: "First day of a month, in the year of a date or so many years from it.",
    options: options({
      "date!": option.value,
      "month!": { type: "integer", minimum: 1, maximum: 12 },
      years: { type: "integer" },
    }),
    output: { type: "object", properties: { date: text } },
  }),
  source({
    name: "clock/until",
    description: "Seconds from the server's now to a datetime, counting down; nothing where there is no datetime.",
    options: options({ "until!": option.value }),
    output: { type: "object", properties: { seconds, passed: flag } },
  }),
] as const

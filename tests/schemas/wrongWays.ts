/** Slips about where a tap leads, about what stands beside each other, and about options of code tables. */
import type { WrongEdit } from "./moreWrongEdits"

const withdrawal = "withdrawal/client_withdrawal.screen.json"
const phone = "account-opening/phone_number.form.json"
const interests = "account-opening/interested_trading_types.form.json"
const portfolio = "portfolio/portfolio_top.screen.json"

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
  // The same words twice in one row of choices, in one list of values, and a key that went.
  [portfolio, '"label": "3か月"', '"label": "1年"', "words-repeated", "/body/2/choices/2/label"],
  [withdrawal, '"label": "振込手数料"', '"label": "お受取り額"', "words-repeated", "/body/5/rows/2/label"],
  [portfolio, '"key": "period_1y",', "", "tap-without-key", "/body/2/choices/2"],
  [withdrawal, '"key": "change_dest", ', "", "tap-without-key", "/body/2/link"],
  // Words where a sum or a day is written, and a number without what those beside it have; a limit that is not said.
  [withdrawal, "出金先：{account.BANK.BANK_NM}", "出金先：{account.BANK.BANK_NM|yen}", "format-type", "/body/2/title"],
  [withdrawal, "{account.BANK.BRANCH_NM}", "{account.BANK.BRANCH_NM|date-long}", "format-type", "/body/2/sub"],
  [
    withdrawal,
    '"value": "$values.fee", "format": "yen"',
    '"value": "$values.fee"',
    "value-unformatted",
    "/body/5/rows/0/value",
  ],
  ["messages.json", "{n}つまで", "つまで", "message-place-lost", "/messages/max-choices"],
  // Steps of one procedure that count or are called otherwise, and answers of a form that was asked nowhere before.
  ["bank/client_bank_smsauth.screen.json", '"current": 3', '"current": 4', "step-number-wrong", "/body/0/current"],
  [
    "bank/client_bank_confirm.screen.json",
    '"入力", "確認", "SMS認証", "完了"',
    '"入力", "確認", "完了"',
    "step-names-differ",
    "/body/0/labels",
  ],
  [
    "inquiry/inquiry_confirm.screen.json",
    '"form": "inquiry",\n          "on"',
    '"form": "bank",\n          "on"',
    "form-not-drawn",
    "/footer/0/tap/0/form",
  ],
  // A question that is required where it is not asked, and one that waits for an answer which is hidden then.
  [
    phone,
    '"requiredWhen": { "is": ["$form.noMobilePhone", true] },',
    '"when": { "isNot": ["$form.noMobilePhone", true] }, "requiredWhen": { "is": ["$form.noMobilePhone", true] },',
    "property-never-holds",
    "/ui/2/requiredWhen",
  ],
  [
    phone,
    '"requiredWhen": { "is": ["$form.noMobilePhone", true] },',
    '"requiredWhen": { "all": [{ "is": ["$form.noMobilePhone", true] }, { "filled": ["$form.mobilePhone"] }] },',
    "condition-reads-hidden",
    "/ui/2/requiredWhen",
  ],
  // An address of a server in which a letter is another one.
  [
    "calls/legacy/cancel_withdrawal.call.json",
    '"/v2/client/cancel_withdrawal"',
    '"/v2/client/cancel_withdrowal"',
    "call-path-misspelt",
    "/path",
  ],
  // An option that its code table calls otherwise, though nothing shows the answer again; and what tables cannot say.
  [interests, '"JP_ETF"', '"JP_ETF", "label": "日本の投資信託"', "label-differs", "/ui/0/options/3/label"],
  [interests, '"JP_ETF"', '"JP_ETF", "label": "日本のETF"', "label-repeats-table", "/ui/0/options/3/label"],
  [interests, '"options": "codes"', '"options": "code"', "option-wrong", "/ui/1/options"],
  [
    "withdrawal/withdrawal.form.json",
    '"value": 1, "label": "金額を指定する"',
    '"value": 1',
    "option-label-missing",
    "/ui/0/options/0",
  ],
  ["planning/goal.form.json", '"codes": "goal-purpose", ', "", "options-without-table", "/ui/0/options"],
  [interests, '"value": "US_STOCK"', '"value": "US_STOKC"', "option-outside-schema", "/ui/0/options/2/value"],
]

/** Slips about what several documents share, and about what documents say together: answers, days, return points. */
const history = "shared/history.json"
const draft = "shared/draft.json"
const trades = "history/client_trades.screen.json"
const phone = "account-opening/phone_number.screen.json"
const expiry = "account-opening/residence_expire_date.form.json"
const withdrawal = "withdrawal/client_withdrawal.screen.json"
const opening = "account-opening/account-opening.flow.json"
const conditions = "conditions.json"
const inquiry = "inquiry/inquiry.form.json"
const listed = "account-opening/job_listed_company.form.json"
const customerInfo = "account-opening/customer_info.form.json"

export type WrongEdit = readonly [file: string, text: string, by: string, rule: string, pointer: string]

export const moreEdits: readonly WrongEdit[] = [
  // A page that says for nobody that it is closed.
  [
    "app.json",
    '"screen": "top_goal_setting", "guard": "login"',
    '"screen": "top_goal_setting"',
    "guard-unsaid",
    "/routes/~1top~1goal_setting",
  ],
  // Words in the place of a value, brackets around one, and two of which one is shown.
  [withdrawal, '"value": "$values.fee", "format"', '"value": "無料", "format"', "format-type", "/body/5/rows/0/format"],
  [
    withdrawal,
    '"value": "$values.fee", "format"',
    '"value": "{values.fee}", "format"',
    "value-without-sign",
    "/body/5/rows/0/value",
  ],
  [
    withdrawal,
    '"value": "$values.fee", "format"',
    '"value": "$values.fee", "text": "無料", "format"',
    "value-overruled",
    "/body/5/rows/0/value",
  ],
  [withdrawal, '"value": "$values.fee", "format"', '"format"', "value-unsaid", "/body/5/rows/0/format"],
  // A month where a day is written, a request that refuses what stands there, an answer that is left out, a button without a tap.
  [trades, "{item.MONTH|year-month}", "{item.MONTH|date-long}", "format-type", "/body/3/body/0/title"],
  [trades, "{item.SETTLE_DATE|date-w}", "{item.SETTLE_DATE|time}", "format-type", "/body/3/body/0/row/0/date"],
  [
    "history/history_settlements_country.screen.json",
    '"PAGE_SIZE": 30',
    '"PAGE_SIZE": "30件"',
    "input-type",
    "/data/history/input/PAGE_SIZE",
  ],
  [withdrawal, ',\n            "AMOUNT": "$draft.AMOUNT"', "", "answer-not-sent", "/footer/0/tap/1/input"],
  [
    "brands/favorite.screen.json",
    ',\n        "tap": [{ "do": "go", "to": "search" }]',
    "",
    "tap-empty",
    "/body/4/button",
  ],
  // Something of one kind in what is shown for another.
  [
    withdrawal,
    '"widget": "hero-amount",',
    '"widget": "hero-amount", "when": { "is": ["$account.WITHDRAW_TYPE", 2] },',
    "condition-never-inside",
    "/body/2/body/0/when",
  ],
  // A day where a moment is compared.
  [
    withdrawal,
    '{ "gt": ["$account.TAX_RESERVED_AMOUNT", 0] }',
    '{ "before": ["$ctx.now", "2025-12-31"] }',
    "date-against-moment",
    "/body/8/when/before/1",
  ],
  // An example that is refused, and one that nobody sees.
  [
    inquiry,
    '"minLength": 1, "maxLength": 40 },',
    '"minLength": 1, "maxLength": 4 },',
    "example-refused",
    "/ui/1/placeholder",
  ],
  [
    inquiry,
    '"widget": "select",',
    '"widget": "select", "placeholder": "例）入金",',
    "property-unseen",
    "/ui/0/placeholder",
  ],
  // A text for what cannot go wrong there: no limit, no duty, a pattern that went, and a choice that nobody types.
  [
    inquiry,
    '"messages": { "pattern": "電',
    '"messages": { "max-length": "長すぎます", "pattern": "電',
    "message-never-shown",
    "/ui/6/messages/max-length",
  ],
  [
    inquiry,
    '"widget": "kana",',
    '"widget": "kana", "messages": { "required-input": "カナもお願いします" },',
    "message-never-shown",
    "/ui/2/messages/required-input",
  ],
  [
    "account-opening/auth_code.form.json",
    ', "pattern": "^[0-9]{6}$"',
    "",
    "message-never-shown",
    "/ui/0/messages/pattern",
  ],
  [
    "withdrawal/withdrawal.form.json",
    '"widget": "yes-no",',
    '"widget": "yes-no", "messages": { "required-input": "方法をお選びください" },',
    "message-never-shown",
    "/ui/0/messages/required-input",
  ],
  // What the server would say of a code is not shown, and nobody says anything instead.
  [
    "calls/bff/put-favorite.call.json",
    '"favorite_limit": [{ "do": "popup", "text": "お気に入りは200件まで登録できます。", "cancel": "none" }]',
    "",
    "quiet-code-unanswered",
    "/codes/favorite_limit",
  ],
  // Rows that are filtered, that come in pages, or that stand in a group of such, keep what is open in them.
  ["withdrawal/client_cancel_withdrawal.screen.json", '"itemKey": "WITHDRAWAL_NO",', "", "item-key-missing", "/body/1"],
  ["portfolio/portfolio_deposits.screen.json", '"itemKey": "HISTORY_ID",', "", "item-key-missing", "/body/6/body/0"],
  ["brands/favorite.screen.json", '"itemKey": "key",', "", "item-key-missing", "/body/3"],
  // A plain text that samples show as a day is no amount.
  [
    "history/history_country_trades.screen.json",
    "{item.SETTLE_DATE|date}",
    "{item.SETTLE_DATE|yen}",
    "format-type",
    "/body/5/row/0/cells/15/text",
  ],
  // A name is no day.
  [
    "history/history_country_trades.screen.json",
    '"text": "{item.BRAND_NM_MINI}"',
    '"text": "{item.BRAND_NM_MINI|date}"',
    "format-type",
    "/body/5/row/0/cells/2/text",
  ],
  // Where a field begins and ends has to be seen.
  ["theme.json", '"line-strong": "#868C86"', '"line-strong": "#C0C6C0"', "contrast-low", "/light/line-strong"],
  // What is never enabled while it is shown may do nothing; what is enabled has to do something.
  [
    "bank/client_bank_smsauth.screen.json",
    '{ "is": ["$left.passed", true] }] },\n      "tap": []',
    '{ "is": ["$left.passed", false] }] },\n      "tap": []',
    "tap-empty",
    "/footer/1/tap",
  ],
  [
    "payments/payments_contract_list.screen.json",
    '"tap": [],\n          "when": {\n            "is": ["$item.AVAILABLE_FLG", 0]',
    '"tap": [],\n          "when": {\n            "is": ["$item.AVAILABLE_FLG", 1]',
    "tap-empty",
    "/body/2/row/4/tap",
  ],
  // A value without its sign is a text, which no format writes and no operator reckons with.
  [
    withdrawal,
    '"value": "$values.fee", "format"',
    '"value": "values.fee", "format"',
    "value-without-sign",
    "/body/5/rows/0/value",
  ],
  [
    withdrawal,
    '"then": { "difference": ["$values.amount", "$values.fee"] }',
    '"then": { "difference": ["$values.amount", "values.fee"] }',
    "value-without-sign",
    "/values/received/if/then/difference/1",
  ],
  // A limit that a message speaks of has to come with the rule.
  [
    "deposit/deposit.form.json",
    '"message": "amount-min",\n          "n": "$deposit.MIN_AMOUNT"',
    '"message": "amount-min"',
    "message-place-unfilled",
    "/ui/1/rules/0/message",
  ],
  // What several documents share is told in the shared file.
  [history, '"$item.TRADE_TYPE_NM"', '"$item.TRADE_TYP_NM"', "unknown-path", "/kind/firstFilled/1"],
  ["shared/payments.json", '"do": "go"', '"do": "goto"', "unknown-action", "/list/open/1/then/0/do"],
  ["shared/brands.json", '"$item.nisa"', '"$itm.nisa"', "unknown-root", "/badges/0/when/contains/0"],
  [draft, '"member-id"', '"member_id"', "schema-format-unknown", "/definitions/parentalAccountId/format"],
  [
    draft,
    "^[A-Z]{2}[0-9]{8}[A-Z]{2}$",
    "^([A-Z]+)+[0-9]{8}$",
    "pattern-slow",
    "/definitions/residenceCardNumber/pattern",
  ],
  [draft, '"maxLength": 60', '"maxLenght": 60', "schema-keyword-unknown", "/definitions/identityName/maxLenght"],
  [
    draft,
    '"lastName": { "personal": "name", "type": "string", "minLength": 1,',
    '"lastName": { "personal": "name", "type": "string", "minLength": 30,',
    "range-empty",
    "/definitions/lastName/minLength",
  ],
  [
    draft,
    '"#/definitions/landlinePhone"',
    '"#/definitions/landLinePhone"',
    "schema-reference-unknown",
    "/definitions/contact/properties/landlinePhone/$ref",
  ],
  [trades, "history.json#/kind", "history.json#/kinds", "shared-part-unknown", "/body/3/body/0/row/0/kind/$ref"],
  // Answers that are not sent, days and moments, return points, limits of what is chosen.
  [phone, '          "answers": true,\n', "", "advance-without-save", "/footer/0/tap/1"],
  [expiry, '"$ctx.today", "P16Y"', '"$ctx.now", "P16Y"', "date-against-moment", "/ui/1/rules/1/must/onOrBefore/1"],
  [
    withdrawal,
    '{ "difference": ["$values.amount", "$values.fee"] }',
    '{ "difference": ["$values.amount", "$account.EXPECTED_DATE"] }',
    "value-operand-type",
    "/values/received/if/then/difference/1",
  ],
  [
    opening,
    '"STEP_2": { "step": "customer_info" }',
    '"STEP_2": { "step": "agreement_one" }',
    "return-point-behind",
    "/entry/points/STEP_2/step",
  ],
  [
    "account-opening/residence_expire_check.form.json",
    '"options": "codes"',
    '"options": [{ "value": "YES", "label": "いいえ" }, { "value": "NO", "label": "はい" }]',
    "option-labels-exchanged",
    "/ui/1/options",
  ],
  [customerInfo, "3つまで選べます", "4つまで選べます", "limit-in-text", "/ui/3/help"],
  [
    "calls/aco/draft-contact.call.json",
    '"field": "postalCode"',
    '"field": "postcode"',
    "field-error-unknown",
    "/codes/postal_code_not_found/fieldErrors/0/field",
  ],
  [
    conditions,
    '{ "contains": ["$saved.draft.experiencedProducts", "DERIVATIVES"] }',
    '{ "is": ["$saved.draft.experiencedProducts", "DERIVATIVES"] }',
    "named-comparison-outside",
    "/conditions/has-derivatives-experience/when/is/1",
  ],
  [
    "calls/aco/draft-residence.call.json",
    '"label": "入力しなおす", "action_type": "CLOSE_HALFSHEET"',
    '"label": "入力しなおす", "action_type": "CLOSE_HALF_SHEET"',
    "server-sheet-wrong",
    "/codes/residence_expired/sheet/button_list/0/action_type",
  ],
  // Answers that no table of codes lists, and more rows than the request takes.
  [
    conditions,
    '{ "contains": ["$saved.draft.experiencedProducts", "DERIVATIVES"] }',
    '{ "is": ["$saved.draft.addressMatch", "SIMILER"] }',
    "named-comparison-outside",
    "/conditions/has-derivatives-experience/when/is/1",
  ],
  [
    conditions,
    '{ "contains": ["$saved.draft.experiencedProducts", "DERIVATIVES"] }',
    '{ "is": ["$saved.draft.prefecture", "東京"] }',
    "named-comparison-outside",
    "/conditions/has-derivatives-experience/when/is/1",
  ],
  [
    conditions,
    '{ "contains": ["$saved.draft.experiencedProducts", "DERIVATIVES"] }',
    '{ "is": ["$saved.draft.dividendReceiptMethod", "BANK"] }',
    "named-comparison-outside",
    "/conditions/has-derivatives-experience/when/is/1",
  ],
  [customerInfo, '"maxItems": 2', '"maxItems": 3', "input-too-wide", "/footer/0/tap/1/answers"],
  [customerInfo, ',\n        "maxItems": 2', "", "input-too-wide", "/footer/0/tap/1/answers"],
  // What a half-sheet is handed, the rows of a form, and where a customer is in a flow.
  [
    "history/execution-detail.sheet.json",
    '"$sheet.trade.UNIT_PRICE",\n          "format": "nav"',
    '"$sheet.trade.UNIT_PRCIE",\n          "format": "nav"',
    "unknown-path",
    "/body/0/rows/9/value",
  ],
  [
    "history/execution-detail.sheet.json",
    '"$sheet.trade.BRAND_NM_MINI"',
    '"$sheet.trades.BRAND_NM_MINI"',
    "unknown-path",
    "/body/0/rows/1/value",
  ],
  [
    listed,
    '["$item.insiderResignedOn", "$ctx.today", "-P1Y"]',
    '["$item.insiderResigndOn", "$ctx.today", "-P1Y"]',
    "unknown-path",
    "/ui/2/ui/4/rules/1/must/onOrAfter/0",
  ],
  [
    listed,
    '"list": "insiderCompanies",\n              "row": "$index",\n              "field": "insiderCompanyName",\n              "value": null',
    '"list": "insiderCompany",\n              "row": "$index",\n              "field": "insiderCompanyName",\n              "value": null',
    "unknown-answer-field",
    "/ui/2/ui/0/changed/0/list",
  ],
  [
    "account-opening/exprience_survey_intro.screen.json",
    '"$flow.ahead"',
    '"$flow.ahaed"',
    "unknown-path",
    "/body/0/ahead",
  ],
  [
    "account-opening/account_open.screen.json",
    '"flow": "account-opening", "step": "parentalid_check"',
    '"flow": "acount-opening", "step": "parentalid_check"',
    "unknown-flow",
    "/data/saved/on/ok/0/then/0/flow",
  ],
  ["calls/bff/favorite.call.json", '"$res.items"', '"$res.itmes"', "store-wrong", "/store/items"],
  ["calls/bff/favorite.call.json", '"most": "$res.limit"', '"most": "$res.limt"', "store-wrong", "/store/most"],
  [
    "calls/bff/favorite.call.json",
    '"by": ["market_id", "brand_id"]',
    '"by": ["market_id", "brandId"]',
    "store-wrong",
    "/store/by/1",
  ],
  [
    "shared/goal.json",
    '"n": { "personal": "money", "type": "integer" }',
    '"n": { "personal": "money", "type": "intgeer" }',
    "schema-type-unknown",
    "/definitions/jpy/properties/n/type",
  ],
  [listed, '"field": "insiderResignedOn"', '"field": "insiderResigndOn"', "field-not-in-schema", "/ui/2/ui/4/field"],
  [
    "account-opening/account_open.screen.json",
    '"step": "name_input"',
    '"step": "name_inptu"',
    "flow-step-unknown",
    "/data/saved/on/ok/0/otherwise/0/step",
  ],
  // What is kept as a call answered it.
  [
    "app.json",
    '"call:legacy/inquiry"',
    '"call:legacy/inqiry"',
    "schema-reference-unknown",
    "/scope/kept/properties/inquiry_result/$ref",
  ],
  [
    "withdrawal/withdrawal_password.form.json",
    '"$kept.withdrawal.PASSWORD_REQUIRED_FLG", 1',
    '"$kept.withdrawal.PASSWORD_REQUIRED_FLG", 7',
    "comparison-outside",
    "/ui/0/when/is/1",
  ],
  [
    "shared/payments.json",
    '"$kept.link_result.RESULT_DETAIL_CD"',
    '"$kept.link_result.RESULT_DETIAL_CD"',
    "unknown-path",
    "/app/body/5/number/value",
  ],
  [
    history,
    '["transaction-type", "group", "deposit"]',
    '["transaction-type", "group", "depostit"]',
    "code-attribute-never",
    "/groups/deposit/when/containsAny/1/codes/2",
  ],
  [
    "customer/client_optout_complete.screen.json",
    '"do": "replace", "to": "client_optout", ',
    '"do": "replace", "to": "client_optout_complete", ',
    "needs-circle",
    "/needs/optout_result/else",
  ],
]

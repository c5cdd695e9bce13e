// @vitest-environment node
import { afterAll, describe, expect, it } from "vitest"
import { createLoader, describeFindings, mergeFindings, tellSharedOnce } from "../../renderer/compiler"
import { checkDocuments } from "../../renderer/linter"
import { problemTexts } from "../../src/cli/problemTexts"
import { definitions } from "../../src/definitions"
import { copyShipped } from "../support/shippedCopy"
import { moreEdits, type WrongEdit } from "./moreWrongEdits"
import { wayEdits } from "./wrongWays"

const portfolio = "portfolio/portfolio_top.screen.json"
const trades = "history/client_trades.screen.json"
const filter = "history/history_filter.form.json"
const filterSheet = "history/history-filter.sheet.json"
const goal = "planning/goal.form.json"
const simulation = "planning/top_simulation.screen.json"
const favorites = "brands/favorite.screen.json"
const brands = "brands/invest_brand_list.screen.json"
const order = "brands/favorite-order.sheet.json"
const nisa = "nisa/nisa_add_account.screen.json"
const nisaForm = "nisa/nisa_add_account.form.json"
/** Documents that an edit of another one breaks. */
const reaching = [nisaForm, "account-opening/customer_info.screen.json"]
const contracts = "payments/payments_contract_list.screen.json"
const automatic = "payments/auto_withdrawal.form.json"
const onboarding = "account-opening/onboarding.screen.json"
const withdrawal = "withdrawal/client_withdrawal.screen.json"
const inquiry = "inquiry/inquiry.form.json"
const app = "app.json"
const conditions = "conditions.json"
const messages = "messages.json"
const opening = "account-opening/account-opening.flow.json"
const inquiryFlow = "inquiry/inquiry.flow.json"
const transfer = "nisa/nisa_transfer.form.json"
const forecast = "planning/simulation.form.json"
const cancelling = "calls/legacy/cancel_withdrawal.call.json"

/** One slip of somebody who edits JSON by hand, and where it has to be told. */
const edits: readonly WrongEdit[] = [
  // Addresses, and what chooses from them.
  [
    portfolio,
    '"in": ["1m", "3m", "1y"',
    '"in": ["1m", "3m"',
    "query-value-refused",
    "/body/2/choices/2/tap/0/values/period",
  ],
  [
    portfolio,
    '["$query.period", "3m"]',
    '["$query.period", "3M"]',
    "comparison-outside",
    "/body/2/choices/1/selected/is/1",
  ],
  [
    portfolio,
    '{ "tab": "tax" } }]',
    '{ "tab": "taxs" } }]',
    "query-value-refused",
    "/body/7/choices/1/tap/0/values/tab",
  ],
  [portfolio, '{ "period": "1m" }', '{ "period": "1y" }', "choice-of-another", "/body/2/choices/0/tap/0/values/period"],
  [
    order,
    '"values": { "sort": 3 }',
    '"values": { "sort": 9 }',
    "query-value-refused",
    "/body/0/choices/4/tap/0/values/sort",
  ],
  [order, '"values": { "sort": 3 }', '"values": { "srt": 3 }', "unknown-query", "/body/0/choices/4/tap/0/values/srt"],
  [
    trades,
    '{ "group": null, "period"',
    '{ "groups": null, "period"',
    "unknown-query",
    "/body/7/button/tap/0/values/groups",
  ],
  [nisaForm, '"direction": "1"', '"direction": "3"', "query-value-refused", "/ui/2/link/tap/0/query/direction"],
  [
    "shared/payments.json",
    '"contract_id": "$item.CONTRACT_ID"',
    '"contractid": "$item.CONTRACT_ID"',
    "unknown-query",
    "/list/open/1/then/0/query/contractid",
  ],
  [favorites, '"default": "7"', '"default": "9"', "query-default-refused", "/query/sort/default"],
  // Names of properties, and what lists hold.
  [portfolio, '"name": "total_asset"', '"name": "total_aset"', "unknown-property", "/body/3/line/name"],
  [portfolio, '"name": "kind"', '"name": "knd"', "unknown-property", "/body/5/category/name"],
  [trades, '"by": "SETTLE_DATE"', '"by": "SETLE_DATE"', "unknown-property", "/data/months/input/by"],
  [trades, '"itemKey": "HISTORY_ID"', '"itemKey": "HISTORY_IDD"', "unknown-property", "/body/3/body/0/itemKey"],
  [trades, "{item.SETTLE_DATE|date-w}", "{item.SETLE_DATE|date-w}", "unknown-path", "/body/3/body/0/row/0/date"],
  [brands, '"$item.key"] }', '"$item.keyy"] }', "unknown-path", "/body/6/row/0/badges/3/when/contains/1"],
  [trades, '"by": "PAGE_NO"', '"by": "PAGENO"', "pages-wrong", "/data/history/pages/by"],
  [
    nisa,
    '["$preset.TERMS_ARRAY", "TERMS_ID"]',
    '["$preset.TERMS_ARRAY", "TERM_ID"]',
    "unknown-property",
    "/footer/0/tap/1/value/TERMS_ID_ARRAY/each/1",
  ],
  // Half-sheets, state, stores and screens.
  [
    "history/history_country_trades.screen.json",
    '"values": { "trade": "$item" } }],',
    '"values": { "trad": "$item" } }],',
    "sheet-value-unread",
    "/body/3/body/0/row/0/tap/0/values/trad",
  ],
  [
    filterSheet,
    '"sort": "$filter.SORT_TYPE"',
    '"sort": "$filter.SORT_TYP"',
    "unknown-path",
    "/footer/0/tap/3/values/sort",
  ],
  [contracts, '"detail": "payments_detail"', '"detail": "payments_detial"', "unknown-state-target", "/state/detail"],
  [
    favorites,
    '"toggled": ["$state.picked"',
    '"toggled": ["$state.pickd"',
    "unknown-path",
    "/body/3/row/1/tap/0/value/toggled/0",
  ],
  [favorites, ', "brand_id": "$item.BRAND_ID" }', " }", "item-incomplete", "/body/3/row/0/heart/item"],
  [nisa, '"name": "nisa_result"', '"name": "nisa_reslt"', "unknown-kept", "/enter/0/name"],
  [
    onboarding,
    '"value": { "reason": "NO_CARD" }',
    '"value": { "raeson": "NO_CARD" }',
    "unknown-kept-property",
    "/footer/1/tap/0/then/0/then/0/value/raeson",
  ],
  [
    onboarding,
    '"value": { "reason": "NO_CARD" }',
    '"value": { "reason": "NO_CRD" }',
    "kept-value-refused",
    "/footer/1/tap/0/then/0/then/0/value/reason",
  ],
  // What is recorded, and what stays on the device.
  [
    inquiry,
    '"analytics": ["$draft.INQUIRY_KIND"]',
    '"analytics": ["$draft.NAME"]',
    "analytics-not-code",
    "/ui/0/changed/0/analytics/0",
  ],
  [
    inquiry,
    '"key": "kind_", "analytics"',
    '"key": "kind_{draft.NAME}", "analytics"',
    "option-wrong",
    "/ui/0/changed/0/key",
  ],
  // Forms, limits and values.
  [goal, "[1000000, 5000000, 10000000]", "[1000000, 5000000, 10000000000]", "chip-out-of-range", "/ui/2/chips/2"],
  [
    filter,
    '"value": 3, "label": "1年"',
    '"value": 5, "label": "1年"',
    "option-outside-schema",
    "/ui/0/options/3/value",
  ],
  [filter, '"-P5Y"', '"-5Y"', "operand-type", "/ui/1/rules/2/must/any/1/onOrAfter/2"],
  [filter, '"message": "not-future"', '"message": "not-futur"', "unknown-message", "/ui/2/rules/0/message"],
  [
    withdrawal,
    '"value": "$account.EXPECTED_DATE",\n          "format": "date-long"',
    '"value": "$account.EXPECTED_DATE",\n          "format": "yen"',
    "format-type",
    "/body/5/rows/3/format",
  ],
  [goal, '"default": 3', '"default": 30', "default-wrong", "/schema/properties/ANNUAL_RATE/default"],
  [automatic, '"amount-max":', '"amount-mx":', "field-message-unknown", "/ui/0/messages/amount-mx"],
  [
    simulation,
    '["$draft.MONTHLY_AMOUNT", 12] }, 1200000] },',
    '["$draft.MONTHLY_AMOUNT", "月"] }, 1200000] },',
    "value-operand-type",
    "/body/5/when/lte/0/product/1",
  ],
  [nisa, "[1, 3]", "[1, 2]", "code-without-label", "/ui/0/optionsFrom/label"],
  [
    nisa,
    '"OTHER_ACCOUNT_CD": 2,',
    '"OTHER_ACCOUNT_CD": 7,',
    "sample-answers-wrong",
    "/samples/other_unknown/answers/draft/OTHER_ACCOUNT_CD",
  ],
  // What app.json gives to all others.
  [app, '"v2FromVersion": "3.24.0"', '"v2FromVersion": "3,24,0"', "constant-wrong", "/constants/v2FromVersion"],
  [app, '"v2FromVersion"', '"v2FromVerison"', "unknown-constant", "/constants/v2FromVerison"],
  [
    app,
    '"account-open": "/account/open"',
    '"account-open": "/account/opne"',
    "unknown-screen",
    "/constants/areas/account-open",
  ],
  [
    app,
    '"demoLogsOutIn": ["/inquiry"]',
    '"demoLogsOutIn": ["/inquiri"]',
    "unknown-screen",
    "/constants/loginExceptions/demoLogsOutIn/0",
  ],
  [app, '"demoLogsOutIn"', '"demoLogOutIn"', "constant-wrong", "/constants/loginExceptions/demoLogOutIn"],
  [app, '"GTM-VIEW001"', '"GTM_VIEW001"', "constant-wrong", "/constants/gtm/view.example.jp"],
  [app, "www.example.jp/privacy", "www.exmaple.jp/privacy", "link-host-unknown", "/links/privacy"],
  [app, '"privacy": "https', '"privasy": "https', "name-misspelt", "/links/privasy"],
  [app, '"co.phone"', '"co.fone"', "name-misspelt", "/tokens/co.fone"],
  [app, "年末年始を除く）", "年末年始を除く", "text-bracket", "/tokens/co.hours"],
  ["errors.json", '"bff": {', '"bfff": {', "name-misspelt", "/clients/bfff"],
  [
    "errors.json",
    '["$failure.method", "GET"]',
    '["$failure.method", "Get"]',
    "comparison-outside",
    "/clients/legacy/outcomes/sheet/0/if/is/1",
  ],
  // Days and names that nothing on a screen shows.
  [
    cancelling,
    '"EXPECTED_DATE": "2025-01-16"',
    '"EXPECTED_DATE": "2025-02-30"',
    "sample-date-impossible",
    "/samples/one_pending/WITHDRAWAL_ARRAY/0/EXPECTED_DATE",
  ],
  [
    cancelling,
    '"CANCEL_LIMIT_DATETIME"\n          ]',
    '"CANCEL_LIMIT"\n          ]',
    "required-unknown",
    "/response/properties/WITHDRAWAL_ARRAY/items/required/9",
  ],
  [
    opening,
    '"2008-09-20"',
    '"2008-09-31"',
    "sample-date-impossible",
    "/testModel/given/0/choices/1/values/saved/draft/birthDate",
  ],
  [
    opening,
    '"foreign_pep_not_accepted"',
    '"foreign_pep_not_acepted"',
    "refused-code-unknown",
    "/testModel/refused/0/code",
  ],
  [opening, '"sheet:not-eligible"', '"sheet:not-eligble"', "unknown-sheet", "/exits/not-eligible/through/0"],
  [opening, '"/aco/index"]', '"/aco/idnex"]', "unknown-screen", "/exits/by-post/through/0"],
  [opening, '"seconds": 75', '"seconds": -75', "not-allowed", "/sections/0/steps/3/seconds"],
  [
    opening,
    '"missing": "$res.missingScreen"',
    '"missing": "$res.missingScren"',
    "entry-path-unknown",
    "/entry/missing",
  ],
  [inquiryFlow, '"route": "/inquiry"', '"route": "/inquiri"', "flow-route-differs", "/route"],
  [withdrawal, '"current": 1', '"current": 4', "position-outside", "/body/0/current"],
  [
    conditions,
    '"$saved.draft.hasOtherName"',
    '"$saved.draft.hasOtherNames"',
    "named-path-unknown",
    "/conditions/has-other-name/when/is/0",
  ],
  [transfer, "[10, 11, 12]", "[10, 11, 13]", "operand-type", "/ui/4/rules/2/must/any/1/monthIn/1"],
  // Limits in words.
  [forecast, '"maximum": 50', '"maximum": 40', "limit-in-text", "/ui/2/messages/amount-min"],
  [forecast, "0円〜1億円", "0円〜10億円", "limit-in-text", "/ui/0/messages/required-input"],
  [transfer, "14桁の数字です", "12桁の数字です", "limit-in-text", "/ui/3/help"],
  [transfer, "整理番号は14桁", "整理番号は10桁", "limit-in-text", "/ui/3/messages/pattern"],
  ["account-opening/job_role.form.json", "20文字まで", "30文字まで", "limit-in-text", "/ui/1/help"],
  [messages, "6〜12文字", "8〜12文字", "limit-in-text", "/messages/member-id"],
  [messages, "{n}文字以上", "{n}文字以下", "bound-in-text", "/messages/min-length"],
  ["account-opening/job_role.form.json", "20文字まで", "20文字以上", "bound-in-text", "/ui/1/help"],
  [
    conditions,
    '"lt": ["$saved.draft.ageAtApplication"',
    '"lte": ["$saved.draft.ageAtApplication"',
    "bound-in-text",
    "/conditions/is-minor/label",
  ],
  ["history/history_filter.form.json", "5年以内", "5年以上", "bound-in-text", "/ui/1/rules/2/message"],
  ["codes/period-years.codes.json", "1年以上3年未満", "1年以上3年以下", "option-ranges-apart", "/codes/2/label"],
  // What servers answer, as code tables list it.
  [
    "account-opening/account-opening.flow.json",
    '"$saved.draft.otherNameKinds", "FORMER_NAME"]',
    '"$saved.draft.otherNameKinds", "FORMER_NAMES"]',
    "comparison-outside",
    "/testModel/decided/0/cases/0/when/contains/1",
  ],
  [
    conditions,
    '["COMPANY_EMPLOYEE", "COMPANY_OFFICER"',
    '["COMPANY_EMPLOYE", "COMPANY_OFFICER"',
    "named-comparison-outside",
    "/conditions/has-department/when/in/1",
  ],
  [
    "calls/legacy/history_deposits.call.json",
    '"TRADE_TYPE": 58',
    '"TRADE_TYPE": 580',
    "call-sample-wrong",
    "/samples/busy/DEPOSIT_ARRAY/3/TRADE_TYPE",
  ],
  ["codes/transaction-type.codes.json", '"code": 12,', '"code": "12",', "code-type-differs", "/codes/12/code"],
  // Links and what the host listens to.
  [app, "tel:{", "tell:{", "link-scheme-unknown", "/links/phone"],
  [app, "market_id={market_id}", "market_id={market_idd}", "link-place-unfilled", "/links/trade_buy"],
  [app, "market_id={market_id}", "market_id={market_id", "link-place-unfilled", "/links/trade_buy"],
  [app, "kamishibai-app://close", "kamishibai-ap://close", "scheme-wrong", "/schemes/close"],
  [app, '"rotate":', '"rotato":', "unknown-scheme", "/schemes/rotato"],
  // Texts that no screen writes.
  [messages, '    "general-error": "エラーが発生しました",\n', "", "interface-missing", "/interface"],
  ["theme.json", '"gutter":', '"guter":', "unknown-design-token", "/tokens/guter"],
  ["theme.json", '    "target": "48px",\n', "", "design-token-missing", "/tokens"],
  [messages, '"signed-out-text"', '"signedout-text"', "unknown-interface", "/interface/signedout-text"],
  [messages, "画像は{n}枚", "画像は{m}枚", "unknown-placeholder", "/interface/photo-too-many"],
  [messages, '    "max-length": "{label}は{n}文字以内で入力してください",\n', "", "message-missing", "/messages"],
  [messages, '"required-input"', '"requird-input"', "name-misspelt", "/messages/requird-input"],
  [messages, '"not-future"', '"not-futur"', "name-misspelt", "/messages/not-futur"],
  // What a flow sets, and what it supposes of people.
  [opening, '"state": "asksAge"', '"state": "asksAgee"', "unknown-state", "/entry/points/AFTER_LIQUID_2/do/0/state"],
  [opening, '"value": true', '"value": "true"', "state-type", "/entry/points/AFTER_LIQUID_2/do/0/value"],
  [opening, '"nfcAvailable"', '"nfcAvailble"', "supposition-unknown", "/testModel/start/ctx/nfcAvailble"],
  [opening, '"platform": "ios"', '"platform": "iOS"', "supposition-wrong", "/testModel/start/ctx/platform"],
  [
    opening,
    '"gender": "FEMALE"',
    '"gender": "FEMAIL"',
    "supposition-wrong",
    "/testModel/given/0/choices/0/values/saved/draft/gender",
  ],
  [opening, '"is": true }', '"is": "YES" }', "supposition-wrong", "/testModel/decided/0/cases/0/is"],
  ...moreEdits,
  ...wayEdits,
]

const copy = copyShipped()
const load = createLoader(copy.root)
afterAll(() => copy.remove())

function problemsNow() {
  const set = load()
  return describeFindings(
    tellSharedOnce(set, mergeFindings(set.findings, checkDocuments(set, definitions))),
    problemTexts,
  )
}

/** Edits that are made together, because a check of all documents takes longer than anything else: no two of one text. */
const rounds: WrongEdit[][] = []
for (const edit of edits) {
  const meets = ([file, text]: WrongEdit) => file === edit[0] && (text.includes(edit[1]) || edit[1].includes(text))
  const round = rounds.find((others) => !others.some(meets))
  if (round === undefined) rounds.push([edit])
  else round.push(edit)
}

const told = new Map<readonly WrongEdit[], ReturnType<typeof problemsNow>>()

function problemsOf(round: readonly WrongEdit[]) {
  const known = told.get(round)
  if (known !== undefined) return known
  try {
    for (const [file, text, by] of round) copy.replace(file, text, by)
    const problems = problemsNow()
    told.set(round, problems)
    return problems
  } finally {
    copy.restore()
  }
}

describe("a wrong edit", () => {
  it.each(edits)("%s: %s -> %s is told by %s at %s", (...edit) => {
    const [file, , , rule, pointer] = edit
    const round = rounds.find((one) => one.some((other) => other.every((part, index) => part === edit[index]))) ?? []
    // Where the edit is, or at what it breaks.
    const isIt = (one: { readonly rule: string; readonly file: string; readonly pointer: string }) =>
      one.rule === rule && one.pointer === pointer && [file, ...reaching].includes(one.file)
    // Another edit of the round may stand in its way.
    const problem = problemsOf(round).find(isIt) ?? problemsOf([edit]).find(isIt)
    expect(problem).toBeDefined()
    expect(problem?.line).toBeGreaterThan(1)
    expect(problem?.message).toMatch(/[ぁ-ん].*。$/)
    expect(problem?.fix).toMatch(/[ぁ-ん].*。$/)
  })

  it("is all that was wrong with them", () => {
    expect(problemsNow()).toEqual([])
  })
})

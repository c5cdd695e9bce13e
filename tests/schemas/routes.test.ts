// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { createRoutes } from "../../src/app/navigation/routes"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

/** Section 2 of the specification, as it is written there. */
const children =
  `mail_auth, auth_code, agreement_one, agreement_two, nfc_check, onboarding, multiple_name, nationality_check,
residence_check_start, residence_expire_check, residence_expire_date, parentalid_check, name_input, other_name_input_1,
other_name_input_2, former_name_input, postalcode_input, phone_number, account_confirm_step1, customer_info, nisa_open, job_category,
job_company, job_department, job_role, job_type, job_listed_company, nisa_account_confirm, exprience_survey_intro, investment_focus,
income_selection, asset_selection, investment_experience, stock_trading_experience, investment_trust_experience,
derivatives_experience, interested_trading_types, application_completed, screening_completed, under_screening_details,
nisa_abolition, nisa_abolition_completed, maintenance`.split(/,\s*/)

const others = `/account/open /aco/index /error /error500 /maintenance /invest/brand_list /invest/document_list
/preorder/cancel_confirm /preorder/cancel_complete /agreement /inquiry /portfolio/deposits /portfolio/top /client/deposit
/client/money_schedule /client/money_schedule_primary /client/money_schedule_secondary /client/password /client/bank
/client/bank_confirm /client/bank_smsauth /client/bank_complete /applink /documents /client/cancel_withdrawal
/client/cancel_withdrawal_confirm /client/cancel_withdrawal_complete /payments/contract_list /payments/terms_use /payments/detail
/payments/contract_result_paypay /payments/contract_result /payments/contract_result_callback /payments/ppbk_auto_withdrawal
/client/withdraw_select /client/withdrawal /client/withdrawal_confirm /client/withdrawal_complete /client/optout
/client/optout_complete /history/settlements_country /client/trades /client/trades/today /history/realized_profit_loss
/history/realized_profit_detail /history/cash_ca_rights_history /history/country_trades /nisa/add_account /nisa/nisa_top
/nisa/nisa_summary /nisa/nisa_transfer /course /assets_detail /search /top/simulation /top/goal_setting /favorite
/dividend/summary`.split(/\s+/)

/** Those that a newer app is led to. */
const twins: Readonly<Record<string, string>> = {
  "/payments/contract_list": "/payments/contract_list_v2",
  "/payments/detail": "/payments/detail_v2",
  "/payments/contract_result_paypay": "/payments/contract_result_paypay_v2",
  "/payments/contract_result": "/payments/contract_result_v2",
  "/payments/contract_result_callback": "/payments/contract_result_callback_v2",
  "/client/withdraw_select": "/client/withdraw_select_v2",
}

const { app, screens } = await loadModules(compileShipped(loadDocuments(shippedRoot)))
const routes = createRoutes(app)

/** The address of a flow itself shows what decides where to go on. */
function screenAt(path: string): string {
  const match = routes.find(path)
  return (match?.isEntry ? match.flow?.entry?.screen : undefined) ?? match?.screen ?? ""
}

it("every route of the specification leads to a screen of its documents, and none to another site", () => {
  const all = [...children.map((child) => `/account/open/${child}`), ...others, ...Object.values(twins)]
  expect(new Set(all).size).toBe(43 + 58 + 6)
  expect(all.filter((path) => !screens.has(screenAt(path)))).toEqual([])
  expect(all.filter((path) => routes.isElsewhere(path))).toEqual([])
})

it("the second versions are those of the specification, and no others", () => {
  const led = Object.entries(app.routes).flatMap(([path, { v2 }]) => (v2 === undefined ? [] : [[path, v2]]))
  expect(Object.fromEntries(led)).toEqual(twins)
})

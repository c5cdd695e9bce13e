// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules, type LoadedModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

interface Said {
  readonly screen: string
  readonly sample: string
  readonly says?: readonly string[]
  readonly not?: readonly string[]
}

const states: readonly Said[] = [
  // The broker may leave out how much of the total is cash.
  { screen: "top_goal_setting", sample: "view_without_cash", says: ["現在367,500円", "残り9,632,500円", "3.68%"] },
  { screen: "portfolio_top", sample: "goal_without_cash", says: ["3.68%達成"] },
  // Any other market counts as an American one.
  { screen: "invest_document_list", sample: "other_market", says: ["外国証券情報"] },
  { screen: "invest_document_list", sample: "half_address", says: ["サンプル自動車"] },
  // No document has to be opened: the group can be agreed to as it stands.
  { screen: "agreement", sample: "consent_nothing_required", says: ["同意を受け付けました。"] },
  { screen: "agreement", sample: "consent_submitted_unopened", says: ["書面を開いてご確認ください"] },
  {
    screen: "inquiry",
    sample: "other_phone",
    says: ["0120-111-111", "平日8:00〜18:00", "そのほかのご質問"],
    not: ["0120-000-000", "つみたて"],
  },
  // The number is asked of customers, not of visitors.
  {
    screen: "nisa_add_account",
    sample: "demo_mynumber_missing",
    not: ["マイナンバー", "このままではお申込みいただけません"],
  },
  {
    screen: "nisa_add_account",
    sample: "mynumber_missing",
    says: ["マイナンバーが未登録のため", "このままではお申込みいただけません"],
  },
]

let modules: LoadedModules
let state: OpenState | undefined

beforeAll(async () => {
  const screens = new Set(states.map(({ screen }) => screen))
  modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), [...screens])
})
afterEach(() => state?.close())

describe("what a customer reads", () => {
  it.each(states)("$screen, $sample", async ({ screen, sample, says = [], not = [] }) => {
    state = await openState(modules, screen, sample)
    const text = (document.body.textContent ?? "").replaceAll(/\s/g, "")
    expect(says.filter((one) => !text.includes(one))).toEqual([])
    expect(not.filter((one) => text.includes(one))).toEqual([])
  })
})

import { saltedHash, type SeedContext, type SessionCookies } from "../../engine"
import type { InvestorOptions, UnsettledTrade } from "./customerContext"
import { signIn } from "./customerSessions"
import { type LedgerAccount, post } from "./ledger"
import { sendOffers } from "./optout/optoutKeys"
import type { Customer } from "./tables"
import { tradeTypes } from "./tradeTypes"

/** Known to whoever tests the question for it. */
export const fixturePassword = "sample-pass-1"

const topix = { marketId: 11, brandId: 110901, name: "サンプルTOPIX ETF" }
const tech = { marketId: 2, brandId: 200001, name: "サンプルテック" }

/** What was traded on 15 January 2025, and settles two business days later. */
export const todaysTrades: readonly UnsettledTrade[] = [
  { brand: topix, tradeType: tradeTypes.sell, amount: 50_000, settleDate: "2025-01-17" },
  { brand: tech, tradeType: tradeTypes.buy, amount: -30_000, settleDate: "2025-01-17" },
  { brand: topix, tradeType: tradeTypes.taxCollected, amount: -5_000, settleDate: "2025-01-17" },
]

const phone = "090-1234-5678"

const bank = JSON.stringify({
  BANK_CD: "0999",
  BANK_NM: "サンプル銀行",
  BRANCH_CD: "001",
  BRANCH_NM: "本店営業部",
  ACCOUNT_TYPE: 1,
  ACCOUNT_NO: "1234567",
  ACCOUNT_HOLDER_KANA: "ヤマダ　タロウ",
})

/** 山田 太郎 with 320,000 yen of settled cash, and what the areas add to him. */
export async function createInvestor(context: SeedContext, options: InvestorOptions = {}): Promise<SessionCookies> {
  const customer = await addCustomer(context, {
    name: "山田 太郎",
    name_kana: "ヤマダ　タロウ",
    mail: "yamada@example.jp",
    member_id: "yamada01",
    bank: options.hasBank === false ? null : bank,
    password_required: options.isPasswordRequired === true,
    phone: options.hasPhone === false ? "" : phone,
  })
  await stopMails(context, customer, options.stoppedMails ?? [3])
  if (options.hasOffers === true) await sendOffers(context, customer)
  await addCashHistory(context, customer, options.extraDeposit ?? 0)
  await addUnsettledTrades(context, customer, options)
  for (const seedInvestor of context.hooks("seedInvestor")) await seedInvestor(context, customer, options)
  return { TOKEN: await signIn(context.trx, customer) }
}

/** Somebody else, whose money and requests are nobody's business. */
export async function createOtherCustomer(context: SeedContext): Promise<Customer> {
  const names = { name: "佐藤 花", name_kana: "サトウ　ハナ", mail: "sato@example.jp", member_id: null }
  const other = await addCustomer(context, { ...names, bank, phone, password_required: false })
  const movement = { kind: "deposit", reference: "deposit", at: new Date("2025-01-06T11:00:00+09:00") }
  await post(context.trx, other, { ...movement, postings: { cash: 80_000, bank: -80_000 } })
  return other
}

type NewCustomer = Pick<Customer, "name" | "name_kana" | "mail" | "phone" | "member_id" | "password_required"> & {
  readonly bank: string | null
}

const addCustomer = ({ trx, tenant }: SeedContext, customer: NewCustomer): Promise<Customer> =>
  trx
    .insertInto("customer")
    .values({
      ...customer,
      tenant: tenant.name,
      password_hash: saltedHash(fixturePassword),
      password_changed_on: "2024-06-01",
    })
    .returningAll()
    .executeTakeFirstOrThrow()

async function stopMails({ trx, now }: SeedContext, { id }: Customer, stopped: readonly (1 | 2 | 3)[]): Promise<void> {
  for (const category of stopped)
    await trx.insertInto("stopped_mail").values({ customer_id: id, category, reason: null, stopped_at: now }).execute()
}

/** Deposits 700,000 − payouts 46,827 − settled purchases 334,881 + dividends 1,708 = 320,000 yen. */
async function addCashHistory({ trx }: SeedContext, customer: Customer, extraDeposit: number): Promise<void> {
  const rows: readonly (readonly [
    at: string,
    kind: string,
    outside: LedgerAccount,
    amount: number,
    method?: string,
  ])[] = [
    ["2023-04-03T10:00:00+09:00", "deposit", "bank", 600_000 + extraDeposit, "銀行振込"],
    ["2024-06-28T09:00:00+09:00", "payout", "bank", -46_827, "サンプル銀行"],
    ["2024-12-30T09:00:00+09:00", "purchase", "market", -334_881],
    ["2025-01-06T11:00:00+09:00", "deposit", "bank", 100_000, "サンプルペイ銀行"],
    ["2025-01-08T09:00:00+09:00", "dividend", "dividend", 109],
    ["2025-01-10T09:00:00+09:00", "dividend", "dividend", 399],
    ["2025-01-14T09:00:00+09:00", "dividend", "dividend", 1_200],
  ]
  for (const [at, kind, outside, amount, method] of rows)
    await post(trx, customer, {
      kind,
      reference: kind,
      ...(method === undefined ? {} : { method }),
      at: new Date(at),
      postings: { cash: amount, [outside]: -amount },
    })
}

async function addUnsettledTrades(
  { trx }: SeedContext,
  customer: Customer,
  { trades = todaysTrades }: InvestorOptions,
): Promise<void> {
  const rows = trades.map(({ brand: { marketId, brandId, name }, settleDate, tradeType, amount }) => ({
    customer_id: customer.id,
    market_id: marketId,
    brand_id: brandId,
    brand_name: name,
    trade_type: tradeType,
    amount,
    settle_date: settleDate,
    settled: false,
  }))
  if (rows.length > 0) await trx.insertInto("settlement").values(rows).execute()
}

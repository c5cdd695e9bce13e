import type { Customer } from "../database/tables"
import { post } from "../ledger/ledger"
import { digest, newSecret, saltedHash } from "../secrets"
import { addWithdrawal, type PastWithdrawal } from "./withdrawals"
import type { Person, Stage } from "./world"

export interface InvestorParts {
  readonly hasBank?: boolean
  readonly hasApp?: boolean
  readonly hasPayBank?: boolean
  readonly isPasswordRequired?: boolean
  /** Yen put in before everything else, beyond the fixture's own deposits. */
  readonly extraDeposit?: number
  readonly withdrawals?: readonly PastWithdrawal[]
}

/** Known to whoever tests the question for it. */
const investorPassword = "sample-pass-1"

const bank = {
  BANK_CD: "0999",
  BANK_NM: "サンプル銀行",
  BRANCH_CD: "001",
  BRANCH_NM: "本店営業部",
  ACCOUNT_TYPE: 1,
  ACCOUNT_NO: "1234567",
  ACCOUNT_HOLDER_KANA: "ヤマダ　タロウ",
} as const

/** The 50,000 yen that were asked for the evening before. */
export const pendingWithdrawal: PastWithdrawal = {
  number: "W250114-0001",
  amount: 50_000,
  status: 1,
  acceptedAt: "2025-01-14T18:20:00+09:00",
}

/** 山田 太郎 with 320,000 yen of settled cash, of which 235,000 can be withdrawn. */
export async function addInvestor(stage: Stage, parts: InvestorParts = {}): Promise<Person> {
  const { hasApp = false, hasPayBank = true, extraDeposit = 0, withdrawals = [pendingWithdrawal] } = parts
  await addOtherCustomer(stage)
  const customer = await addCustomer(stage, {
    name: "山田 太郎",
    kana: "ヤマダ　タロウ",
    mail: "yamada@example.jp",
    ...parts,
  })
  await addCashHistory(stage, customer, extraDeposit)
  await addUnsettledTrades(stage, customer)
  const contracts = [
    { payment_type: 1, account_text: "サンプルペイマネー", month_limit: 500_000, isWanted: hasApp },
    { payment_type: 2, account_text: "はやぶさ支店 普通 ****321", month_limit: null, isWanted: hasPayBank },
  ]
  for (const { isWanted, ...contract } of contracts)
    if (isWanted)
      await stage.work
        .insertInto("payment_contract")
        .values({ ...contract, customer_id: customer.id })
        .execute()
  for (const withdrawal of withdrawals) await addWithdrawal(stage, customer, withdrawal)
  return { TOKEN: await signIn(stage, customer) }
}

interface NewPerson extends InvestorParts {
  readonly name: string
  readonly kana: string
  readonly mail: string
}

async function addCustomer(stage: Stage, { name, kana, mail, hasBank = true, isPasswordRequired = false }: NewPerson) {
  return stage.work
    .insertInto("customer")
    .values({
      space: stage.space.name,
      name,
      name_kana: kana,
      phone: "090-1234-5678",
      mail,
      password_hash: saltedHash(investorPassword),
      password_failures: 0,
      password_required: isPasswordRequired,
      bank: hasBank ? JSON.stringify(bank) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Somebody else, who took the first number of the day and whose withdrawals are nobody's business. */
async function addOtherCustomer(stage: Stage): Promise<void> {
  const other = await addCustomer(stage, { name: "佐藤 花", kana: "サトウ　ハナ", mail: "sato@example.jp" })
  await post(stage.work, other, {
    kind: "deposit",
    reference: "deposit",
    at: new Date("2025-01-06T11:00:00+09:00"),
    postings: [
      ["cash", 80_000],
      ["bank", -80_000],
    ],
  })
  const first = { number: "W250115-0001", amount: 20_000, status: 1, acceptedAt: "2025-01-15T08:10:00+09:00" } as const
  await addWithdrawal(stage, other, first)
  await stage.work
    .insertInto("counter")
    .values({ space: stage.space.name, name: "withdrawal-250115", value: 1 })
    .execute()
}

async function signIn({ work }: Stage, customer: Customer): Promise<string> {
  const token = newSecret()
  await work
    .insertInto("customer_session")
    .values({ token_hash: digest(token), customer_id: customer.id })
    .execute()
  return token
}

/** Deposits 700,000 − payouts 46,827 − settled purchases 334,881 + dividends 1,708 = 320,000 yen. */
async function addCashHistory({ work }: Stage, customer: Customer, extraDeposit: number): Promise<void> {
  const rows = [
    ["2023-04-03T10:00:00+09:00", "deposit", "bank", 600_000 + extraDeposit],
    ["2024-06-28T09:00:00+09:00", "payout", "bank", -46_827],
    ["2024-12-30T09:00:00+09:00", "purchase", "market", -334_881],
    ["2025-01-06T11:00:00+09:00", "deposit", "bank", 100_000],
    ["2025-01-08T09:00:00+09:00", "dividend", "dividend", 109],
    ["2025-01-10T09:00:00+09:00", "dividend", "dividend", 399],
    ["2025-01-14T09:00:00+09:00", "dividend", "dividend", 1_200],
  ] as const
  for (const [at, kind, outside, amount] of rows)
    await post(work, customer, {
      kind,
      reference: kind,
      at: new Date(at),
      postings: [
        ["cash", amount],
        [outside, -amount],
      ],
    })
}

async function addUnsettledTrades({ work }: Stage, customer: Customer): Promise<void> {
  const shared = { customer_id: customer.id, settle_date: "2025-01-17", settled: false }
  const topix = { market_id: 11, brand_id: 110901, brand_name: "サンプルTOPIX ETF" }
  const tech = { market_id: 2, brand_id: 200001, brand_name: "サンプルテック" }
  await work
    .insertInto("settlement")
    .values([
      { ...shared, ...topix, trade_type: 2, amount: 50_000 },
      { ...shared, ...tech, trade_type: 1, amount: -30_000 },
      { ...shared, ...topix, trade_type: 8, amount: -5_000 },
    ])
    .execute()
}

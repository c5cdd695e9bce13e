import { saltedHash, type SeedContext, type SessionCookies } from "../../engine"
import type { InvestorOptions } from "./customerContext"
import { signIn } from "./customerSessions"
import { post, postAll } from "./ledger"
import { sendOffers } from "./optout/optoutKeys"
import { fixturePasskey } from "./stepUp/fixturePasskey"
import type { Customer } from "./tables"

/** Known to whoever tests the question for it. */
export const fixturePassword = "sample-pass-1"

const fixtureTradingPassword = "sample-trade-1"

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

/** 山田 太郎, and what the areas add to him: with his trades he has 320,000 yen of settled cash. */
export async function createInvestor(context: SeedContext, options: InvestorOptions = {}): Promise<SessionCookies> {
  const customer = await addCustomer(context, {
    name: "山田 太郎",
    name_kana: "ヤマダ　タロウ",
    mail: "yamada@example.jp",
    member_id: "yamada01",
    bank: options.hasBank === false ? null : bank,
    password_required: options.isPasswordRequired === true,
    phone: options.hasPhone === false ? "" : phone,
    trading_password_hash: options.stepUp === "trading-password" ? saltedHash(fixtureTradingPassword) : null,
    passkey: options.stepUp === "passkey" ? JSON.stringify(fixturePasskey) : null,
  })
  await stopMails(context, customer, options.stoppedMails ?? [3])
  if (options.hasOffers === true) await sendOffers(context, customer)
  await addCashHistory(context, customer, options.extraDeposit ?? 0)
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
  readonly trading_password_hash?: string | null
  readonly passkey?: string | null
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

/** What came and went: 653,173 yen more came than went. */
async function addCashHistory({ trx }: SeedContext, customer: Customer, extraDeposit: number): Promise<void> {
  const rows: readonly (readonly [at: string, kind: string, amount: number, method: string])[] = [
    ["2023-04-03T10:00:00+09:00", "deposit", 600_000 + extraDeposit, "銀行振込"],
    ["2024-06-28T09:00:00+09:00", "payout", -46_827, "サンプル銀行"],
    ["2025-01-06T11:00:00+09:00", "deposit", 100_000, "サンプルペイ銀行"],
  ]
  const movements = rows.map(([at, kind, amount, method]) => ({
    kind,
    reference: kind,
    method,
    at: new Date(at),
    postings: { cash: amount, bank: -amount },
  }))
  await postAll(trx, customer, movements)
}

import { nextDay } from "../calendar/businessDays"
import { addInvestor, pendingWithdrawal } from "./investor"
import type { PastWithdrawal } from "./withdrawals"
import { defineWorld, type World } from "./world"

const usual = "2025-01-15T10:00:00+09:00"

/** One of each state, as of the morning of 15 January 2025. */
const fiveStates: readonly PastWithdrawal[] = [
  pendingWithdrawal,
  { number: "W250110-0003", amount: 30_000, status: 2, acceptedAt: "2025-01-10T16:05:00+09:00" },
  { number: "W250107-0001", amount: 120_000, status: 3, acceptedAt: "2025-01-07T11:02:00+09:00" },
  { number: "W241227-0002", amount: 80_000, status: 4, acceptedAt: "2024-12-27T09:40:00+09:00" },
  { number: "W241220-0001", amount: 15_000, status: 5, acceptedAt: "2024-12-20T14:12:00+09:00" },
]

/** Thirty-five older ones behind the five, one a day. */
function fortyWithdrawals(): readonly PastWithdrawal[] {
  const older: PastWithdrawal[] = []
  for (let date = "2024-11-28"; older.length < 35; date = nextDay(date)) {
    const status = ([3, 4, 3, 5] as const)[older.length % 4] ?? 3
    const number = `W${date.replaceAll("-", "").slice(2)}-0005`
    older.push({ number, amount: 10_000 + older.length * 1000, status, acceptedAt: `${date}T10:00:00+09:00` })
  }
  return [...fiveStates, ...older]
}

const sum = (rows: readonly PastWithdrawal[]) =>
  rows.filter(({ status }) => status === 2 || status === 3).reduce((total, { amount }) => total + amount, 0)

const withHistory = (withdrawals: readonly PastWithdrawal[]) => ({ withdrawals, extraDeposit: sum(withdrawals) })

const appWithdrawal: PastWithdrawal = {
  number: "W250110-0004",
  amount: 500_000,
  status: 3,
  acceptedAt: "2025-01-10T12:00:00+09:00",
  type: 2,
}

/** Worlds about 山田 太郎, who is signed in. */
export const investorWorlds: readonly World[] = [
  defineWorld({
    name: "active-investor",
    title: "取引中のお客さま（基準の状態）",
    stock: (stage) => addInvestor(stage),
  }),
  defineWorld({
    name: "bank-unregistered",
    title: "出金先口座が未登録",
    stock: (stage) => addInvestor(stage, { hasBank: false }),
  }),
  defineWorld({
    name: "zero-available",
    title: "出金可能額が0円",
    stock: (stage) => addInvestor(stage, { hasApp: true, extraDeposit: -235_000 }),
  }),
  defineWorld({
    name: "small-balance",
    title: "出金可能額が200円（手数料以下）",
    stock: (stage) => addInvestor(stage, { extraDeposit: -234_800 }),
  }),
  defineWorld({
    name: "low-balance",
    title: "出金可能額が900円（全額出金のみ可）",
    stock: (stage) => addInvestor(stage, { extraDeposit: -234_100 }),
  }),
  defineWorld({
    name: "all-linked",
    title: "アプリと銀行をどちらも連携済み",
    stock: (stage) => addInvestor(stage, { hasApp: true }),
  }),
  defineWorld({
    name: "paybank-unlinked",
    title: "アプリも銀行も未連携",
    stock: (stage) => addInvestor(stage, { hasPayBank: false }),
  }),
  defineWorld({
    name: "password-required",
    title: "出金時にパスワードが必要",
    stock: (stage) => addInvestor(stage, { isPasswordRequired: true }),
  }),
  defineWorld({
    name: "app-limit-reached",
    title: "アプリの今月の上限額に到達",
    stock: (stage) => addInvestor(stage, { hasApp: true, ...withHistory([pendingWithdrawal, appWithdrawal]) }),
  }),
  defineWorld({
    name: "app-limit-near",
    title: "アプリの今月の残りが40,000円",
    stock: (stage) =>
      addInvestor(stage, { hasApp: true, ...withHistory([pendingWithdrawal, { ...appWithdrawal, amount: 460_000 }]) }),
  }),
  defineWorld({
    name: "no-withdrawals",
    title: "出金の申込みなし",
    stock: (stage) => addInvestor(stage, { withdrawals: [], extraDeposit: -50_000 }),
  }),
  defineWorld({
    name: "five-statuses",
    title: "出金の申込みが5つの状態で1件ずつ",
    stock: (stage) => addInvestor(stage, withHistory(fiveStates)),
  }),
  defineWorld({
    name: "many-withdrawals",
    title: "出金の申込みが40件",
    stock: (stage) => addInvestor(stage, withHistory(fortyWithdrawals())),
  }),
  defineWorld({
    name: "after-cutoff",
    title: "15:30を過ぎた夕方",
    startsAt: "2025-01-15T16:02:00+09:00",
    stock: (stage) => addInvestor(stage),
  }),
  defineWorld({
    name: "out-of-hours",
    title: "出金の受付時間外（深夜3時）",
    startsAt: "2025-01-15T03:00:00+09:00",
    stock: (stage) => addInvestor(stage),
  }),
  defineWorld({
    name: "many-brands",
    title: "銘柄が10,000件",
    startsAt: usual,
    settings: { brandCount: 10_000 },
    stock: (stage) => addInvestor(stage),
  }),
  defineWorld({
    name: "hundred-thousand-brands",
    title: "銘柄が100,000件",
    startsAt: usual,
    settings: { brandCount: 100_000 },
    stock: (stage) => addInvestor(stage),
  }),
]

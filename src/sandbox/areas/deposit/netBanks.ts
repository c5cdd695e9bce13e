import { toJapanDatetime } from "../../../domain/japanTime"
import type { Tenant } from "../../engine"

/** A bank that a customer can pay in from at once. */
export interface NetBank {
  readonly id: string
  readonly name: string
  readonly hours: string
  /** Hours of the day, in Japan. */
  readonly opensAt: number
  readonly closesAt: number
}

declare module "../../engine/database/tables" {
  interface TenantSettings {
    /** Ids of the net banks on offer, in their order. */
    readonly netBanks: readonly string[]
    /** Ids of those that are being maintained. */
    readonly closedNetBanks: readonly string[]
    readonly offersBuyFromBank: boolean
  }
}

/** Yen of one deposit. */
export const minAmount = 1_000
export const maxAmount = 50_000_000

const always = { hours: "24時間（メンテナンス時間を除く）", opensAt: 0, closesAt: 24 }
const daytime = { hours: "8:00〜21:00", opensAt: 8, closesAt: 21 }

const others =
  "あおぞら見本銀行 いろは銀行 うみかぜネット銀行 えきまえ銀行 おおぞら信託銀行 かえで銀行 きずなネット銀行 くすのき銀行 けやき銀行 こだま銀行"

const known: readonly NetBank[] = [
  { id: "SPB", name: "サンプルペイ銀行", ...always },
  { id: "MHN", name: "みほん銀行", ...daytime },
  ...others
    .split(" ")
    .map((name, index) => ({ id: `NB${String(index + 3).padStart(2, "0")}`, name, ...(index % 2 ? daytime : always) })),
]

export const everyNetBank: readonly string[] = known.map(({ id }) => id)

export const netBanksOf = ({ settings }: Pick<Tenant, "settings">): readonly NetBank[] =>
  settings.netBanks.flatMap((id) => known.find((bank) => bank.id === id) ?? [])

export function isOpen({ settings }: Pick<Tenant, "settings">, { id, opensAt, closesAt }: NetBank, now: Date): boolean {
  const hour = Number(toJapanDatetime(now.getTime()).slice(11, 13))
  return !settings.closedNetBanks.includes(id) && hour >= opensAt && hour < closesAt
}

import type { Tenant } from "../../engine"

/** 1 payment app, 2 payment bank, 3 any other bank. */
export type PaymentType = 1 | 2 | 3

/** Somebody whose account can be linked. */
export interface Service {
  readonly id: string
  readonly type: PaymentType
  readonly name: string
  /** Yen. */
  readonly dayLimit: number
  readonly monthLimit: number
  /** What a new contract is about. */
  readonly account: {
    readonly branch_name: string | null
    readonly account_type: 1 | null
    readonly account_no: string
    readonly payout_month_limit: number | null
  }
}

declare module "../../engine/database/tables" {
  interface TenantSettings {
    /** Ids of the services on offer, in their order. */
    readonly paymentServices: readonly string[]
    readonly closedPaymentServices: readonly string[]
  }
}

export const payBank: Service = {
  id: "SPB",
  type: 2,
  name: "サンプルペイ銀行",
  dayLimit: 1_000_000,
  monthLimit: 5_000_000,
  account: { branch_name: "はやぶさ支店", account_type: 1, account_no: "1000321", payout_month_limit: null },
}

export const payApp: Service = {
  id: "SPM",
  type: 1,
  name: "サンプルペイ",
  dayLimit: 500_000,
  monthLimit: 2_000_000,
  account: { branch_name: null, account_type: null, account_no: "09012345678", payout_month_limit: 500_000 },
}

const otherBank = (id: string, name: string): Service => ({
  id,
  type: 3,
  name,
  dayLimit: 500_000,
  monthLimit: 3_000_000,
  account: { branch_name: "さくら支店", account_type: 1, account_no: "2000902", payout_month_limit: null },
})

const names =
  "みほん銀行 あおぞら見本銀行 さくら銀行 みなと見本銀行 ひまわり銀行 つばめ銀行 かもめ銀行 はまなす銀行 わかば銀行 こだま銀行 いずみ見本銀行 ふじ見本銀行 つきみ銀行"

const others = names.split(" ").map((name, index) => otherBank(index === 0 ? "MHN" : `B${10 + index}`, name))

const known = [payBank, payApp, ...others]

export const everyService: readonly string[] = known.map(({ id }) => id)

export const servicesOf = ({ settings }: Pick<Tenant, "settings">): readonly Service[] =>
  settings.paymentServices.flatMap((id) => known.find((service) => service.id === id) ?? [])

export const isClosed = ({ settings }: Pick<Tenant, "settings">, { id }: Service): boolean =>
  settings.closedPaymentServices.includes(id)

/** The one of its kind; of other banks, the one of that id. */
export function findService(tenant: Pick<Tenant, "settings">, type: PaymentType, id?: string): Service | undefined {
  const ofType = servicesOf(tenant).filter((service) => service.type === type)
  return id === undefined && type !== 3 ? ofType[0] : ofType.find((service) => service.id === id)
}

import { saltedHash } from "../secrets"
import type { Stage } from "./world"

interface KnownCustomer {
  readonly name: string
  readonly kana: string
  readonly mail: string
  readonly phone: string
  readonly memberId: string
  readonly birthDate: string
  readonly postalCode: string
  /** Whose individual number the vault has. */
  readonly vaultKey?: string
  readonly isRestricted?: boolean
}

const home = { postalCode: "1000001" }
/** Five accounts share this number; nobody else may. */
const sharedPhone = "090-0000-5555"

/** Who is a customer already when somebody applies: parents, somebody who forgot, and a family with one telephone. */
const knownCustomers: readonly KnownCustomer[] = [
  {
    name: "山田 恵子",
    kana: "ヤマダ　ケイコ",
    mail: "keiko@example.jp",
    phone: "090-1111-2222",
    memberId: "ab345678",
    birthDate: "1980-06-15",
    ...home,
  },
  {
    name: "山田 修",
    kana: "ヤマダ　オサム",
    mail: "osamu@example.jp",
    phone: "090-1111-3333",
    memberId: "cd345678",
    birthDate: "1978-03-03",
    isRestricted: true,
    ...home,
  },
  {
    name: "見本 次郎",
    kana: "ミホン　ジロウ",
    mail: "jiro@example.jp",
    phone: "090-2222-3333",
    memberId: "ef345678",
    birthDate: "1970-10-10",
    vaultKey: "jiro",
    ...home,
  },
  ...["一", "二", "三", "四", "五"].map((given, index) => ({
    name: `大家 ${given}`,
    kana: "オオヤ　ミホン",
    mail: `ooya-${index + 1}@example.jp`,
    phone: sharedPhone,
    memberId: `gh34567${index}`,
    birthDate: `196${index}-01-01`,
    postalCode: "2310023",
  })),
]

export async function addKnownCustomers({ work, space }: Stage): Promise<void> {
  const shared = { space: space.name, password_failures: 0, password_required: false, bank: null }
  const password_hash = saltedHash("sample-pass-1")
  await work
    .insertInto("customer")
    .values(
      knownCustomers.map(({ name, kana, mail, phone, memberId, birthDate, postalCode, vaultKey, isRestricted }) => ({
        ...shared,
        password_hash,
        name,
        name_kana: kana,
        mail,
        phone,
        member_id: memberId,
        birth_date: birthDate,
        postal_code: postalCode,
        vault_key: vaultKey ?? null,
        is_restricted: isRestricted ?? false,
      })),
    )
    .execute()
}

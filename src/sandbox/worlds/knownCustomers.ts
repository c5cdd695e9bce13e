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

interface Family {
  readonly name: string
  readonly kana: string
  readonly id: string
  readonly member: string
  readonly phone: string
}

/** Five accounts that share one number; nobody else may have it. */
const family = ({ name, kana, id, member, phone }: Family): readonly KnownCustomer[] =>
  ["一", "二", "三", "四", "五"].map((given, index) => ({
    name: `${name} ${given}`,
    kana: `${kana}　ミホン`,
    mail: `${id}-${index + 1}@example.jp`,
    phone,
    memberId: `${member}34567${index}`,
    birthDate: `196${index}-01-01`,
    postalCode: "2310023",
  }))

/** Who is a customer already when somebody applies: parents, somebody who forgot, and families with one telephone. */
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
  ...family({ name: "大家", kana: "オオヤ", id: "ooya", member: "gh", phone: "090-0000-5555" }),
  ...family({ name: "本家", kana: "ホンケ", id: "honke", member: "jk", phone: "03-0000-5555" }),
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

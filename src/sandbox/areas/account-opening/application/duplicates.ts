import type { CallContext } from "../../../engine"
import type { Draft } from "../forms/formRules"
import { textOf } from "../draft/draftValues"

/** True if the vault has this individual number for a customer already. */
export async function isKnownNumber({ trx, tenant }: CallContext, vaultKey: string): Promise<boolean> {
  const customer = await trx
    .selectFrom("customer")
    .select("id")
    .where("tenant", "=", tenant.name)
    .where("vault_key", "=", vaultKey)
    .executeTakeFirst()
  return customer !== undefined
}

const plain = (text: string) => text.replaceAll(/[\s-]/gu, "")

/** Kana name and birth date, and with them the postal code or the mobile number of a customer. */
export async function isKnownPerson({ trx, tenant }: CallContext, draft: Draft): Promise<boolean> {
  const kana = plain(textOf(draft, "lastNameKana") + textOf(draft, "firstNameKana"))
  const customers = await trx
    .selectFrom("customer")
    .select(["name_kana", "postal_code", "phone"])
    .where("tenant", "=", tenant.name)
    .where("birth_date", "=", textOf(draft, "birthDate"))
    .execute()
  const mobile = textOf(draft, "mobilePhone")
  return customers.some(
    ({ name_kana, postal_code, phone }) =>
      plain(name_kana) === kana &&
      (postal_code === textOf(draft, "postalCode") || (mobile !== "" && plain(phone) === mobile)),
  )
}

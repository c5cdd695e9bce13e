import type { Selectable } from "kysely"
import { type DeskPerson, type Role, roles as knownRoles } from "../../../domain/proposals"
import { writeAudit } from "../audit"
import { hashOfText } from "../identity"
import type { ReleaseDatabase, ReleaseTables, ReleaseTransaction } from "../tables"

export interface NewPerson {
  readonly login: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly secret: string
}

/** A damaged row gives nobody a right that it does not name. */
export const toPerson = ({
  login,
  name,
  roles,
  disabled_at,
}: Pick<Selectable<ReleaseTables["person"]>, "login" | "name" | "roles" | "disabled_at">): DeskPerson => ({
  login,
  name,
  roles: Array.isArray(roles) ? roles.filter((role) => knownRoles.includes(role)) : [],
  isDisabled: disabled_at !== null,
})

export const readPeople = async (db: ReleaseDatabase): Promise<readonly DeskPerson[]> =>
  (await db.selectFrom("person").selectAll().orderBy("created_at").orderBy("login").execute()).map(toPerson)

export async function findPerson(db: ReleaseDatabase, login: string): Promise<DeskPerson | undefined> {
  const row = await db.selectFrom("person").selectAll().where("login", "=", login).executeTakeFirst()
  return row && toPerson(row)
}

/** What the audit log says of somebody who was added. */
export const describePerson = ({ name, roles }: Pick<NewPerson, "name" | "roles">) => ({ name, roles })

/** What it says of a password: enough to see that it is the one that was given. */
export const describeSecret = (secret: string) => ({ secret: hashOfText(secret) })

/** False where there is somebody of that login. */
export async function addPerson(
  trx: ReleaseTransaction,
  { login, name, roles, secret }: NewPerson,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto("person")
    .values({
      login,
      name,
      roles: JSON.stringify(roles),
      secret,
      created_at: at,
      disabled_at: null,
      locked_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("login")
    .executeTakeFirst()
  if (!added) return false
  const detail = describePerson({ name, roles })
  await writeAudit(trx, { at, person: by, action: "add-person", subject: `person ${login}`, detail })
  if (secret !== "") await writeSecretAudit(trx, { login, secret }, { by, at })
  return true
}

/** Everybody else who came in with the old one has to come again. */
export async function setSecret(
  trx: ReleaseTransaction,
  given: Pick<NewPerson, "login" | "secret">,
  { at, keep }: { readonly at: Date; readonly keep: string },
): Promise<void> {
  const { login, secret } = given
  await trx.updateTable("person").set({ secret }).where("login", "=", login).execute()
  await trx.deleteFrom("person_session").where("person", "=", login).where("token_hash", "<>", keep).execute()
  await writeSecretAudit(trx, given, { by: login, at })
}

const writeSecretAudit = (
  trx: ReleaseTransaction,
  { login, secret }: Pick<NewPerson, "login" | "secret">,
  { by: person, at }: { readonly by: string; readonly at: Date },
): Promise<void> =>
  writeAudit(trx, { at, person, action: "set-password", subject: `password ${login}`, detail: describeSecret(secret) })

export type Disabled =
  | { readonly kind: "disabled" }
  /** There is nobody who could. */
  | { readonly kind: "unknown-login" }
  /** Nobody would be left who registers people. */
  | { readonly kind: "last-admin" }

/** Ends the sessions, too. */
export async function disablePerson(
  trx: ReleaseTransaction,
  login: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<Disabled> {
  const admins = (await readPeople(trx)).filter(({ roles, isDisabled }) => roles.includes("admin") && !isDisabled)
  if (admins.length === 1 && admins[0]?.login === login) return { kind: "last-admin" }
  const disabled = await trx
    .updateTable("person")
    .set({ disabled_at: at })
    .where("login", "=", login)
    .where("disabled_at", "is", null)
    .returning("login")
    .executeTakeFirst()
  if (!disabled) return { kind: "unknown-login" }
  await trx.deleteFrom("person_session").where("person", "=", login).execute()
  await writeAudit(trx, { at, person: by, action: "disable-person", subject: `person ${login}`, detail: null })
  return { kind: "disabled" }
}

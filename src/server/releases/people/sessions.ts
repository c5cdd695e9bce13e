import { createHash, randomBytes } from "node:crypto"
import { sql } from "kysely"
import type { DeskPerson } from "../../../domain/proposals"
import type { ReleaseDatabase } from "../tables"
import { toPerson } from "./people"
import { isSecret } from "./secrets"

export interface Session {
  readonly person: DeskPerson
  /** The password was given lately enough for what needs it again. */
  readonly isConfirmed: boolean
  /** A proxy said who they are: here they can neither come nor go. */
  readonly isProxied?: true
}

export type SignedIn =
  | { readonly kind: "signed-in"; readonly token: string }
  | { readonly kind: "wrong" }
  /** Too many wrong passwords; tried again after that moment. */
  | { readonly kind: "locked"; readonly until: string }

const minuteMs = 60_000
const sessionMs = 8 * 60 * minuteMs
const confirmedMs = 5 * minuteMs
const lockMs = 15 * minuteMs
const mostTries = 5

interface Keeping {
  readonly db: ReleaseDatabase
  /** False where people are chosen from a list. */
  readonly hasPasswords: boolean
  readonly clock: () => Date
  /** What a guess at a password costs, as a power of two. */
  readonly cost: number
}

export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url")

/** Someone comes: their password, or their choice from a list. */
export async function signIn(login: string, password: string, keeping: Keeping): Promise<SignedIn> {
  const refused = await judge(login, password, keeping)
  if (refused) return refused
  const { db, clock } = keeping
  const now = clock()
  const token = randomBytes(32).toString("base64url")
  const expires_at = new Date(now.getTime() + sessionMs)
  await db.deleteFrom("person_session").where("expires_at", "<", now).execute()
  await db
    .insertInto("person_session")
    .values({ token_hash: hashOfToken(token), person: login, confirmed_at: now, expires_at })
    .execute()
  return { kind: "signed-in", token }
}

/** The password once more, for what needs it again. */
export async function confirmSession(token: string, password: string, keeping: Keeping): Promise<SignedIn> {
  const session = await findSession(token, keeping)
  const refused = session ? await judge(session.person.login, password, keeping) : ({ kind: "wrong" } as const)
  if (refused) return refused
  await keeping.db
    .updateTable("person_session")
    .set({ confirmed_at: keeping.clock() })
    .where("token_hash", "=", hashOfToken(token))
    .execute()
  return { kind: "signed-in", token }
}

export async function findSession(token: string, { db, hasPasswords, clock }: Keeping): Promise<Session | undefined> {
  const now = clock()
  const row = await db
    .selectFrom("person_session")
    .innerJoin("person", "person.login", "person_session.person")
    .selectAll("person")
    .select("confirmed_at")
    .where("token_hash", "=", hashOfToken(token))
    .where("expires_at", ">", now)
    .where("disabled_at", "is", null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    person: toPerson(row),
    isConfirmed: !hasPasswords || now.getTime() - row.confirmed_at.getTime() < confirmedMs,
  }
}

/** A try is counted before it is looked at: however many come at once, no more are looked at. */
async function judge(login: string, password: string, { db, hasPasswords, clock, cost }: Keeping) {
  const now = clock()
  const person = await db
    .updateTable("person")
    .set({
      tries: sql<number>`case when locked_until <= ${now} then 1 else tries + 1 end`,
      locked_until: sql<Date | null>`case when locked_until > ${now} then locked_until
        when locked_until is null and tries + 1 >= ${mostTries} then ${new Date(now.getTime() + lockMs)}::timestamptz end`,
    })
    .where("login", "=", login)
    .where("disabled_at", "is", null)
    .returning(["secret", "tries", "locked_until"])
    .executeTakeFirst()
  if (person && person.tries > mostTries && person.locked_until)
    return { kind: "locked", until: person.locked_until.toISOString() } as const
  const isRight = hasPasswords ? await isSecret(password, person?.secret ?? "", cost) : person !== undefined
  if (!person || !isRight) return { kind: "wrong" } as const
  await db.updateTable("person").set({ tries: 0, locked_until: null }).where("login", "=", login).execute()
  return undefined
}

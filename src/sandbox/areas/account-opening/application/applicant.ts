import type { FastifyRequest } from "fastify"
import { type CallContext, type Database, digest, newSecret, type TenantContext } from "../../../engine"
import type { Application } from "../tables"

export interface Applicant {
  /** The row of the cookie that was sent. */
  readonly sessionId: number | undefined
  readonly application: Application | undefined
  /** The cookie is one of before a mail address was proven: the answer to the proof has brought another. */
  readonly isReplaced: boolean
}

const sessionsOf = (db: Database, secret: string) =>
  db.selectFrom("applicant_session").selectAll().where("secret_hash", "=", digest(secret))

/** Who the session cookie stands for, locked until the call is over. A cookie taken to another device stands for nobody. */
export async function findApplicant(
  { trx, tenant, caller }: CallContext,
  secret: string | undefined,
): Promise<Applicant> {
  const nobody = { sessionId: undefined, application: undefined, isReplaced: false }
  if (secret === undefined) return nobody
  const session = await sessionsOf(trx, secret).where("tenant", "=", tenant.name).executeTakeFirst()
  if (session === undefined) return nobody
  if (session.ended) return { ...nobody, isReplaced: true }
  if (session.device !== null && caller.device !== null && session.device !== caller.device) return nobody
  const application = await trx
    .selectFrom("application")
    .selectAll()
    .where("id", "=", session.application_id)
    .forUpdate()
    .executeTakeFirst()
  return { sessionId: session.id, application, isReplaced: false }
}

/** Tenant of the session cookie that a request carries. */
export async function tenantOfApplicant(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const secret = request.cookies["AO_SESSION"]
  return secret === undefined ? undefined : (await sessionsOf(db, secret).executeTakeFirst())?.tenant
}

/** Makes a session for an application and gives its secret, of which only a hash is stored. */
export const createSession = async (
  context: TenantContext,
  application_id: string,
  device: string | null = null,
): Promise<string> => (await insertSession(context, { application_id, device })).secret

/** Makes a session for somebody who has no application yet. */
export const createVisitorSession = (context: CallContext): Promise<{ readonly id: number; readonly secret: string }> =>
  insertSession(context, { application_id: null, device: context.caller.device })

async function insertSession(
  { trx, tenant }: TenantContext,
  owner: { readonly application_id: string | null; readonly device: string | null },
) {
  const secret = newSecret()
  const row = { tenant: tenant.name, secret_hash: digest(secret), ...owner }
  const { id } = await trx.insertInto("applicant_session").values(row).returning("id").executeTakeFirstOrThrow()
  return { id, secret }
}

/** A cookie from before the mail address was proven must not open the application. */
export async function endSession({ trx }: CallContext, sessionId: number | undefined): Promise<void> {
  if (sessionId === undefined) return
  await trx.updateTable("applicant_session").set({ ended: true }).where("id", "=", sessionId).execute()
  await trx.deleteFrom("draft_key").where("session_id", "=", sessionId).execute()
}

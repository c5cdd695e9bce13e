import type { FastifyRequest } from "fastify"
import { headerOf, recordOf } from "../calls/input"
import type { Database, Space } from "../database/tables"
import { digest } from "../secrets"

export const defaultSpace = "default"
export const spaceCookie = "SANDBOX_SPACE"
const spaceHeader = "x-sandbox-space"

/** The space that a request names by header or cookie. */
export function namedSpace(request: FastifyRequest): string | undefined {
  return headerOf(request, spaceHeader) ?? request.cookies[spaceCookie]
}

/** The space a request belongs to: named, else that of its customer or applicant, else the default one. */
export async function findSpace(db: Database, request: FastifyRequest): Promise<Space> {
  const named = namedSpace(request)
  const found =
    (named === undefined ? undefined : await spaceNamed(db, named)) ??
    (await spaceOfToken(db, recordOf(request.body)["TOKEN"] ?? request.cookies["TOKEN"])) ??
    (await spaceOfApplicant(db, request.cookies["AO_SESSION"])) ??
    (await spaceNamed(db, defaultSpace))
  if (found === undefined) throw new Error("the database has no default space")
  return found
}

function spaceNamed(db: Database, name: string): Promise<Space | undefined> {
  return db.selectFrom("space").selectAll().where("name", "=", name).executeTakeFirst()
}

async function spaceOfToken(db: Database, token: unknown): Promise<Space | undefined> {
  if (typeof token !== "string" || token === "") return undefined
  return db
    .selectFrom("customer_session")
    .innerJoin("customer", "customer.id", "customer_session.customer_id")
    .innerJoin("space", "space.name", "customer.space")
    .selectAll("space")
    .where("token_hash", "=", digest(token))
    .executeTakeFirst()
}

async function spaceOfApplicant(db: Database, secret: string | undefined): Promise<Space | undefined> {
  if (secret === undefined) return undefined
  return db
    .selectFrom("applicant_session")
    .innerJoin("space", "space.name", "applicant_session.space")
    .selectAll("space")
    .where("secret_hash", "=", digest(secret))
    .executeTakeFirst()
}

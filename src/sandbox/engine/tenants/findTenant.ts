import type { FastifyRequest } from "fastify"
import type { Sandbox } from "../areas/area"
import { headerOf } from "../calls/request"
import { sandboxNow } from "../clock/sandboxClock"
import type { Database, Tenant } from "../database/tables"

export const defaultTenant = "default"
export const tenantCookie = "SANDBOX_SPACE"
const tenantHeader = "x-sandbox-space"

export const tenantName = /^[\w.-]{1,64}$/

/** The tenant that a request names by header or cookie. */
export function namedTenant(request: FastifyRequest): string | undefined {
  const name = headerOf(request, tenantHeader) ?? request.cookies[tenantCookie]
  return name !== undefined && tenantName.test(name) ? name : undefined
}

/** The tenant a request belongs to: named, else that of its session, else the default one. */
export async function findTenant({ db, hooks }: Sandbox, request: FastifyRequest): Promise<FoundTenant> {
  const candidates = [
    () => namedTenant(request),
    ...hooks("tenantOf").map((tenantOf) => () => tenantOf(db, request)),
    () => defaultTenant,
  ]
  for (const candidate of candidates) {
    const name = await candidate()
    const tenant = name === undefined ? undefined : await tenantNamed(db, name)
    if (tenant !== undefined) return tenant
  }
  throw new Error("the database has no default tenant")
}

/** Tenant and sandbox time of a request that is no call. */
export async function tenantAndTime(sandbox: Sandbox, request: FastifyRequest) {
  const tenant = await findTenant(sandbox, request)
  return { tenant, now: sandboxNow(tenant, sandbox.realClock()) }
}

/** A tenant, and whether faults wait for its calls. */
export interface FoundTenant extends Tenant {
  readonly hasFaults: boolean
}

function tenantNamed(db: Database, name: string): Promise<FoundTenant | undefined> {
  return db
    .selectFrom("tenant")
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("fault").select("id").whereRef("fault.tenant", "=", "tenant.name"))
        .$castTo<boolean>()
        .as("hasFaults"),
    )
    .where("name", "=", name)
    .executeTakeFirst()
}

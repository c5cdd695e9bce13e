import type { FastifyRequest } from "fastify"
import type { Database } from "../database/tables"

/** What areas do for the engine and for one another. An area that offers a hook merges it into this interface. */
export interface AreaHooks {
  /** Name of the tenant whose session a request carries. */
  tenantOf(db: Database, request: FastifyRequest): Promise<string | undefined>
}

/** The hooks of one name of all areas. */
export type Hooks = <Name extends keyof AreaHooks>(name: Name) => readonly AreaHooks[Name][]

import type { FastifyInstance } from "fastify"
import type { CallDocument } from "../../../../renderer/compiler"
import type { Backend } from "../calls/backend"
import type { RealClock } from "../clock/sandboxClock"
import type { Database, TenantSettings } from "../database/tables"
import type { Fixture } from "../fixtures/fixture"
import type { AreaHooks, Hooks } from "./hooks"

/** What one business area brings into the sandbox besides its handlers and tables. Its `area.ts` exports it as `createArea`. */
export interface Area {
  readonly backends?: readonly Backend[]
  readonly fixtures?: readonly Fixture[]
  /** Settings of a tenant whose fixture says nothing else. */
  readonly settings?: Partial<TenantSettings>
  readonly hooks?: Partial<AreaHooks>
  /** Calls that have no document of the product. */
  readonly calls?: readonly CallDocument[]
  /** Routes that are no calls, such as those under `/__sandbox`. */
  registerRoutes?(app: FastifyInstance, sandbox: Sandbox): void
}

export type CreateArea = (options: { readonly schemasRoot: string | undefined }) => Area

/** What every route works with. */
export interface Sandbox {
  readonly db: Database
  readonly realClock: RealClock
  /** Where browsers reach it, if it was told. */
  readonly origin: string | undefined
  readonly hooks: Hooks
  readonly fixtures: readonly Fixture[]
  readonly settings: TenantSettings
}

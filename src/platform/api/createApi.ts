import { createAcoClient } from "./acoClient"
import type { DraftVersion } from "./acoClient"
import { createBffClient } from "./bffClient"
import { createBrandClient } from "./brands/brandClient"
import type { BrandLoader } from "./brands/brandLoader"
import { createCallRunner } from "./callRunner"
import type { CallRunner } from "./callRunner"
import { createConfigClient, readGlobalConfig, readServerTime } from "./configClient"
import type { Cookies } from "./cookies"
import type { DraftKeyAnswer } from "./draftKey"
import { createDuplicateGuard } from "./duplicateGuard"
import { createHttpClient } from "./httpClient"
import { createIdempotencyKeys, type OpenWrites } from "./idempotencyKeys"
import { createLazyBrandLoader, type LazyBrandDependencies } from "./brands/lazyBrandLoader"
import { createLegacyClient } from "./legacyClient"
import type { LoginExceptions } from "./legacyAnswer"
import { RunningCalls } from "./runningCalls"
import { createSessionTurns } from "./sessionTurns"
import type { RuntimeConfig } from "./runtimeConfig"
import type { Turn } from "../turns"

export interface ApiDependencies extends LazyBrandDependencies {
  readonly config: RuntimeConfig
  readonly cookies: Cookies
  /** Path of the page that the customer is on. */
  readonly page: () => string
  /** Where LOGIN_STATUS does not log out: `constants.loginExceptions`. */
  readonly loginExceptions: () => LoginExceptions
  readonly isOnline: () => boolean
  readonly environment: () => "app" | "mini"
  /** An address that a server sent, if the allow-list lets it through. */
  readonly resolveUrl: (url: string) => string | undefined
  readonly draftVersion: DraftVersion
  /** Of the documents that the page shows. */
  readonly release?: string | undefined
  /** Label of the button that a server's sheet without buttons gets. */
  readonly closeLabel: string
  readonly randomUuid: () => string
  /** Is told which writes have no answer yet. */
  readonly keepOpenWrites: (open: OpenWrites) => void
  readonly turn?: Turn | undefined
}

export interface Api {
  /** `Host.call`. */
  readonly call: CallRunner
  readonly runningCalls: RunningCalls
  readonly brands: BrandLoader
  readGlobalConfig(): Promise<Readonly<Record<string, unknown>> | undefined>
  readServerTime(): Promise<number | undefined>
  readDraftKey(): Promise<DraftKeyAnswer>
  /** Forgets the ids of unanswered writes (log-out). */
  clearIdempotencyKeys(): void
  /** Writes without an answer get their ids of before, though the page was loaded anew since. */
  restoreOpenWrites(open: OpenWrites): void
}

/** All clients over one fetch. Has no effects until it is used. */
export function createApi(dependencies: ApiDependencies): Api {
  const { config, clock, cookies, closeLabel, report } = dependencies
  const { bases } = config
  const http = createHttpClient(dependencies)
  const turns = createSessionTurns(http)
  const idempotencyKeys = createIdempotencyKeys(dependencies.randomUuid, dependencies.keepOpenWrites)
  const brands = createLazyBrandLoader(dependencies)
  const configDependencies = { base: bases.config, http, environment: dependencies.environment }
  const runningCalls = new RunningCalls(clock)
  const shared = { http, cookies, closeLabel }
  const guard = () => createDuplicateGuard(clock)
  const { page, resolveUrl, draftVersion, isOnline } = dependencies
  const clients = {
    legacy: createLegacyClient({
      base: bases.legacy,
      http,
      cookies,
      duplicates: guard(),
      idempotencyKeys,
      page,
      exceptions: dependencies.loginExceptions,
      resolveUrl,
    }),
    bff: createBffClient({ ...shared, base: bases.bff, duplicates: guard() }),
    aco: createAcoClient({
      ...shared,
      http: turns.calls,
      base: bases.aco,
      duplicates: guard(),
      idempotencyKeys,
      draftVersion,
      release: dependencies.release,
    }),
    brand: createBrandClient(brands),
    config: createConfigClient(configDependencies),
  }
  return {
    call: createCallRunner({ clients, runningCalls, isOnline, report, turn: dependencies.turn }),
    runningCalls,
    brands,
    readGlobalConfig: () => readGlobalConfig(configDependencies),
    readServerTime: () => readServerTime(http, bases.bff, cookies),
    async readDraftKey() {
      const { readDraftKey } = await import("./draftKey")
      return readDraftKey({ base: bases.aco, http: turns.key, cookies })
    },
    clearIdempotencyKeys: () => idempotencyKeys.clear(),
    restoreOpenWrites: idempotencyKeys.restore,
  }
}

import { parseRecord } from "../payload"
import { parseUrl } from "../../../domain/parseUrl"
import { joinUrl } from "../address"
import { brandUrlPath } from "./brandAddress"
import { runInShortTasks } from "../../shortTasks"
import type { BrandCache, CachedBrands } from "./brandCache"
import { noBrands, readBrandData } from "./brandData"
import type { BrandData } from "./brandData"
import type { Report } from "../callClient"
import type { HttpAnswer } from "../httpAnswer"
import type { HttpClient } from "../httpClient"

export interface BrandDependencies {
  readonly base: string
  readonly http: HttpClient
  readonly cache: BrandCache
  /** Origin of the app; the brands data may come from here, from the brand base, or from an https host of the list. */
  readonly origin: string
  readonly hosts: readonly string[]
  /** Brands that the surroundings already hold, if any: the first of the four sources. */
  readonly external?: () => Promise<unknown>
  readonly report: Report
}

export type BrandSource = "external-cache" | "fresh-cache" | "not-modified" | "fetched"

export interface LoadedBrands {
  /** When loading failed, the last that were good, or none where there never were any; loading again is always possible. */
  readonly data: BrandData
  /** Loading failed: the brands are a copy of this time, in milliseconds since 1970. */
  readonly copiedAt?: number
  readonly source?: BrandSource
  readonly failure?: "offline" | "timeout" | "broken" | "cancelled"
}

type Failure = NonNullable<LoadedBrands["failure"]>

const timeoutMs = 30_000
const fail = (failure: Failure): LoadedBrands => ({ data: noBrands, failure })

/** Names and codes change rarely: those of yesterday help more than none. */
async function keepLastGood(failed: LoadedBrands, cached: CachedBrands | undefined): Promise<LoadedBrands> {
  if (failed.failure === undefined || failed.failure === "cancelled" || cached === undefined) return failed
  const data = await cached.read()
  return data ? { ...failed, data, copiedAt: cached.at } : failed
}

/** Loads the brands from the first source that has them. */
export function createBrandLoader(dependencies: BrandDependencies) {
  const { cache, report } = dependencies
  const get = (url: string, etag: string | undefined, signal: AbortSignal) => {
    const headers: Record<string, string> = etag ? { "if-none-match": etag } : {}
    return dependencies.http.send({ method: "GET", url, headers, timeoutMs, signal })
  }

  async function store(answer: Extract<HttpAnswer, { kind: "answered" }>): Promise<LoadedBrands> {
    const data = answer.status === 200 ? await cache.keep(answer.parts, answer.header("etag") ?? "") : undefined
    return data ? { data, source: "fetched" } : fail("broken")
  }

  async function fetchBrands(
    url: string,
    cached: CachedBrands | undefined,
    signal: AbortSignal,
  ): Promise<LoadedBrands> {
    const answer = await get(url, cached?.etag, signal)
    if (answer.kind !== "answered") return fail(toFailure(answer))
    if (answer.status !== 304) return store(answer)
    const data = await cached?.read()
    // 304 for something that we do not have (any more): ask again without a condition, once.
    if (!data) return retryUnconditionally(url, signal)
    await cache.confirm()
    return { data, source: "not-modified" }
  }

  async function retryUnconditionally(url: string, signal: AbortSignal): Promise<LoadedBrands> {
    const answer = await get(url, undefined, signal)
    return answer.kind === "answered" ? store(answer) : fail(toFailure(answer))
  }

  async function findUrl(signal: AbortSignal): Promise<string | Failure> {
    const answer = await get(joinUrl(dependencies.base, brandUrlPath), undefined, signal)
    if (answer.kind !== "answered") return toFailure(answer)
    const url = answer.status === 200 ? allowedUrl(parseRecord(answer.text)?.["url"], dependencies) : undefined
    if (!url) report({ code: "brand-url-refused", at: "brand/url" })
    return url ?? "broken"
  }

  async function loadAnew(cached: CachedBrands | undefined, signal: AbortSignal): Promise<LoadedBrands> {
    const url = await findUrl(signal)
    return isFailure(url) ? fail(url) : fetchBrands(url, cached, signal)
  }

  return {
    /** The address of the brands data, or why there is none. */
    async findUrl(signal: AbortSignal): Promise<{ readonly url: string } | { readonly failure: Failure }> {
      const url = await findUrl(signal)
      return isFailure(url) ? { failure: url } : { url }
    },

    async load(signal: AbortSignal): Promise<LoadedBrands> {
      const external = await dependencies.external?.().catch(() => undefined)
      const given = await runInShortTasks(readBrandData(external, report))
      if (given) return { data: given, source: "external-cache" }
      const cached = await cache.read()
      const fresh = cached?.isFresh ? await cached.read() : undefined
      if (fresh) return { data: fresh, source: "fresh-cache" }
      // A fresh copy that cannot be read is none.
      const kept = cached?.isFresh ? undefined : cached
      return keepLastGood(await loadAnew(kept, signal), kept)
    },
  }
}

export type BrandLoader = ReturnType<typeof createBrandLoader>

const failures: readonly string[] = ["offline", "timeout", "broken", "cancelled"]
const isFailure = (value: string): value is Failure => failures.includes(value)
const toFailure = ({ kind }: Exclude<HttpAnswer, { kind: "answered" }>): Failure =>
  kind === "unreadable" ? "broken" : kind

/** The address of the brands data, if it is one that we trust. */
function allowedUrl(value: unknown, { origin, base, hosts }: BrandDependencies): string | undefined {
  const url = typeof value === "string" ? parseUrl(value, origin) : undefined
  if (!url || url.username !== "" || url.password !== "") return undefined
  const isOwn = url.origin === origin || url.origin === new URL(base, origin).origin
  const isListed = url.protocol === "https:" && hosts.includes(url.host)
  return (isOwn && /^https?:$/.test(url.protocol)) || isListed ? url.href : undefined
}

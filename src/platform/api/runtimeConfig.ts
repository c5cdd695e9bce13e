import { isRecord } from "../../domain/json"
import { parseUrl } from "../../domain/parseUrl"

/** Where one build finds its backends; served beside the app as `/config.json`. */
export interface RuntimeConfig {
  /** Base URL of each client: an absolute https URL, or a path on the app's own origin. */
  readonly bases: Readonly<Record<"legacy" | "bff" | "brand" | "config" | "aco", string>>
  /** Origin of the public website, for links that leave the app. */
  readonly publicOrigin: string
  /** Hosts that the brands data may come from, besides the app's own origin and the brand base. */
  readonly brandHosts: readonly string[]
  /** Hosts that files may be sent to, besides the app's own origin: where the storage of the server is. */
  readonly uploadHosts: readonly string[]
  /** Hosts that customers may be led to, besides those of app.json: partners whose address differs between environments. */
  readonly linkHosts: readonly string[]
  /** Hosts that pictures come from. */
  readonly imageHosts: readonly string[]
  /** Name of the object that the Android host puts on `window`. */
  readonly androidInterface: string
}

/** The app cannot start: `problems` says what to put right in config.json. */
export class RuntimeConfigError extends Error {
  readonly code = "runtime-config"

  constructor(readonly problems: readonly string[]) {
    super(`config.json: ${problems.join("; ")}`)
    this.name = "RuntimeConfigError"
  }
}

const clients = ["legacy", "bff", "brand", "config", "aco"] as const
const ownPath = /^\/(?!\/)[\w./-]*$/
const identifier = /^[A-Za-z_$][\w$]*$/
const host = /^[a-z0-9.-]+(:\d+)?$/

function isHttpsUrl(value: unknown): value is string {
  return typeof value === "string" && parseUrl(value)?.protocol === "https:"
}

const isBase = (value: unknown) => isHttpsUrl(value) || (typeof value === "string" && ownPath.test(value))

const areHosts = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === "string" && host.test(name))

/**
 * Reads the content of config.json.
 * @throws RuntimeConfigError naming every wrong property.
 */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  if (!isRecord(value)) throw new RuntimeConfigError(["must be a JSON object"])
  const bases = isRecord(value["bases"]) ? value["bases"] : {}
  const { publicOrigin, brandHosts = [], uploadHosts = [], linkHosts = [], imageHosts = [] } = value
  const { androidInterface = "KamishibaiHost" } = value
  const problems = clients
    .filter((name) => !isBase(bases[name]))
    .map((name) => `bases.${name} must be an https URL or a path that starts with one slash`)
  if (!isHttpsUrl(publicOrigin) || new URL(publicOrigin).origin !== publicOrigin)
    problems.push("publicOrigin must be an https origin without a path")
  for (const [name, hosts] of Object.entries({ brandHosts, uploadHosts, linkHosts, imageHosts }))
    if (!areHosts(hosts)) problems.push(`${name} must be a list of host names`)
  if (typeof androidInterface !== "string" || !identifier.test(androidInterface))
    problems.push("androidInterface must be the name of an object")
  if (problems.length > 0) throw new RuntimeConfigError(problems)
  return {
    bases: Object.fromEntries(clients.map((name) => [name, bases[name]])),
    publicOrigin,
    brandHosts,
    uploadHosts,
    linkHosts,
    imageHosts,
    androidInterface,
  } as RuntimeConfig
}

/**
 * Fetches and checks config.json. Without it nothing starts, so what fails once is asked for again.
 * @throws RuntimeConfigError
 */
export async function loadRuntimeConfig(fetch: typeof globalThis.fetch, url = "/config.json"): Promise<RuntimeConfig> {
  const read = async (): Promise<RuntimeConfig> => {
    const answer = await fetch(url, { cache: "no-store" }).catch(() => undefined)
    if (!answer?.ok) throw new RuntimeConfigError([`could not be fetched from ${url}`])
    return parseRuntimeConfig(await answer.json().catch(() => undefined))
  }
  return read().catch(read)
}

import { parseDatetime } from "../../domain/japanTime"
import type { Environment, Platform } from "../../platform/bridge"

export interface StateAddress {
  readonly screen: string
  readonly sample: string
  readonly theme: "light" | "dark"
  readonly platform: Platform
  readonly environment: Environment
  /** In ms since epoch; the moment of all samples where it is absent. */
  readonly now?: number
  /** How calls end instead of as the sample says, by their id. */
  readonly answers?: Readonly<Record<string, string>>
  /** What the screen's own address says, besides what the sample says. */
  readonly query?: Readonly<Record<string, string>>
}

/** `/__states/<screen>/<sample>?theme=dark&platform=ios|android&env=app|mini&now=2026-12-01T00:00:00+09:00&answer=<call>:<sample, code or outcome>&query=<name>:<value>` */
export function parseStateAddress({ pathname, search }: Pick<Location, "pathname" | "search">): StateAddress {
  const [, , screen = "", sample = ""] = pathname.split("/").map(decodeURIComponent)
  const query = new URLSearchParams(search)
  const platform = query.get("platform")
  const now = parseDatetime(query.get("now"))
  return {
    screen,
    sample,
    theme: query.get("theme") === "dark" ? "dark" : "light",
    platform: platform === "android" || platform === "other" ? platform : "ios",
    environment: query.get("env") === "mini" ? "mini" : "app",
    ...(now === undefined ? {} : { now }),
    answers: pairsIn(query.getAll("answer")),
    query: pairsIn(query.getAll("query")),
  }
}

const pairsIn = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(texts.map((text) => text.split(":", 2)))

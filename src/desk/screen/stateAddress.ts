import type { Look } from "../../domain/look"
import { toJapan } from "../parts/toJapan"
import type { Played } from "./Picture"

interface Pictured {
  readonly screen: string
  readonly sample: string
  readonly look: Look
  /** A day and a time in Japan, as it is typed; that of all states where it is empty. */
  readonly at?: string
  readonly played?: Played | undefined
  /** What the screen's own address says, besides what the state says. */
  readonly query?: Readonly<Record<string, string>>
  /** A release, or `workshop` for what is edited. */
  readonly documents: string
}

/** Where a state of a screen is drawn. */
export function stateAddress({ screen, sample, look, at = "", played, query: own = {}, documents }: Pictured): string {
  const { theme, platform, env } = look
  const query = new URLSearchParams({ documents, theme, platform, env })
  if (at !== "") query.set("now", toJapan(at))
  if (played) query.set("answer", `${played.call}:${played.end}`)
  for (const [name, value] of Object.entries(own)) query.append("query", `${name}:${value}`)
  return `/__states/${encodeURIComponent(screen)}/${encodeURIComponent(sample)}?${query}`
}

/**
 * What a customer did, in names that documents gave: it holds no value. `key` is the key of a block, `label`
 * a key, a route, a code or a list of property names.
 */
export interface TrackedEvent {
  readonly page: string
  readonly key: string
  readonly action?: string
  readonly label?: string
  /** Name of the record; page and key where absent. */
  readonly name?: string
  readonly isSheet?: boolean
}

/** The record of the specification: event name, event_nm (mini) or eventName (app), action, label, page name. */
export type EventRecord = Readonly<Record<string, string>>

interface Naming {
  readonly environment: "app" | "mini"
  /** Areas of the app, by the beginning of their page names: a half-sheet has one name in all of an area. */
  readonly areas: readonly string[]
  /** Shares of customers that the documents went by, 0 to 99 by name: which of two wordings was seen follows from them. */
  readonly shares?: ReadonlyMap<string, number>
}

export function toEventRecord(event: TrackedEvent, { environment, areas, shares = new Map() }: Naming): EventRecord {
  const { page, key, action = key === "view" ? "view" : "tap", label = key } = event
  const shownIn = event.isSheet ? areas.find((area) => page.startsWith(`${area}_`)) : undefined
  const { name = `${shownIn ?? page}_${key}` } = event
  const named = environment === "mini" ? { event_nm: name } : { eventName: name }
  const parts = [...shares].map(([share, number]) => `${share}:${number}`)
  const shared = parts.length > 0 ? { share: parts.join(",") } : {}
  return { event: "DLP_EVENT", ...named, action, label, page_name: page, ...shared }
}

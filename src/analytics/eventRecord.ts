/**
 * What a customer did, in names that documents gave: there is no place for a value. `key` is the key of a block, `label`
 * a key, a route, a code or a list of property names.
 */
export interface TrackedEvent {
  readonly page: string
  readonly key: string
  readonly action?: string
  readonly label?: string
  /** Name of the record; page and key where absent. */
  readonly name?: string
}

/** The record of the specification: event name, event_nm (mini) or eventName (app), action, label, page name. */
export type EventRecord = Readonly<Record<string, string>>

export function toEventRecord(event: TrackedEvent, environment: "app" | "mini"): EventRecord {
  const { page, key, action = key === "view" ? "view" : "tap", label = key, name = `${page}_${key}` } = event
  const named = environment === "mini" ? { event_nm: name } : { eventName: name }
  return { event: "DLP_EVENT", ...named, action, label, page_name: page }
}

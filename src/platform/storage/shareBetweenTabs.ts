import { reaction } from "mobx"
import type { Clock } from "../../domain/clock"
import { isNewer, parseTabMessage, protocol } from "./tabMessage"
import type { SharedFields, Stamp, TabMessage } from "./tabMessage"
import type { TabChannel } from "./tabChannel"

/** A store that can show its state as plain fields and take fields over. Both must agree on the shape. */
export interface Shareable {
  readonly shared: SharedFields
  takeOver(fields: SharedFields): void
}

export interface SharingOptions {
  readonly name: string
  /** Fields that stay in their tab. */
  readonly omit?: readonly string[]
  readonly enabled?: boolean
}

export interface SharingDependencies {
  readonly channel: TabChannel
  readonly clock: Clock
  /** Tells tabs apart; of two changes made at once the one of the greater id wins. */
  readonly tabId: string
}

/** Changes in quick succession are told together. A tab that has just opened first hears how far the others have counted. */
const batchMs = 20
const joiningMs = 100

/**
 * Keeps a store equal in all tabs of a browser: the newest change wins, by a counter that no clock and no server
 * takes part in. A change that was heard is never told on, so there is no ping-pong. The result stops it.
 */
export function shareBetweenTabs(
  store: Shareable,
  options: SharingOptions,
  dependencies: SharingDependencies,
): () => void {
  const { name, omit = [], enabled = true } = options
  const { channel, clock, tabId } = dependencies
  if (!enabled) return () => undefined
  const openedAt = clock.elapsed()
  let latest: Stamp = { counter: 0, tab: "" }
  let cancelTelling: (() => void) | undefined
  const fieldsToTell = () => without(store.shared, omit)
  let known = JSON.stringify(fieldsToTell())
  const post = (message: TabMessage) => channel.post({ protocol, store: name, ...message })

  function tell(): void {
    cancelTelling = undefined
    post({ kind: "state", ...latest, fields: fieldsToTell() })
  }

  /** What stands here is newer than all that was counted so far. */
  function countOn(counted: number): void {
    latest = { counter: counted + 1, tab: tabId }
    const isJoining = clock.elapsed() - openedAt < joiningMs
    cancelTelling ??= clock.after(isJoining ? joiningMs : batchMs, tell)
  }

  function recordOwnChange(text: string): void {
    if (text === known) return
    known = text
    countOn(latest.counter)
  }

  function takeOver(stamp: Stamp, fields: SharedFields): void {
    cancelTelling?.()
    cancelTelling = undefined
    latest = stamp
    store.takeOver({ ...store.shared, ...without(fields, omit) })
    known = JSON.stringify(fieldsToTell())
  }

  function receive(sent: unknown): void {
    const message = parseTabMessage(sent, name)
    if (message?.kind === "ask")
      return latest.counter > 0 && !cancelTelling ? post({ kind: "count", ...latest }) : undefined
    if (!message || message.tab === tabId || !isNewer(message, latest)) return
    const { counter, tab } = message
    // A tab that has just opened had not heard the count when it changed something: its change is newer all the same.
    const isOurs = message.kind === "state" ? cancelTelling && latest.counter < counter : latest.tab === tabId
    if (isOurs) countOn(counter)
    else if (message.kind === "state") takeOver({ counter, tab }, message.fields)
    else latest = { counter, tab }
  }

  const stopListening = channel.listen(receive)
  const stopWatching = reaction(() => JSON.stringify(fieldsToTell()), recordOwnChange)
  post({ kind: "ask" })
  return () => {
    cancelTelling?.()
    stopWatching()
    stopListening()
  }
}

const without = (fields: SharedFields, names: readonly string[]): SharedFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

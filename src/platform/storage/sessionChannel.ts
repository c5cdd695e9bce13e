import { fnv } from "../../domain/fnv"
import { isRecord } from "../../domain/json"
import type { TabChannel } from "./tabChannel"

/**
 * The line to those tabs that show the same session. A page belongs to the first session that it knew: once the cookie
 * is of another one, or of none, it neither speaks nor hears.
 */
export function createSessionChannel(channel: TabChannel, token: () => string | undefined): TabChannel {
  let first: string | undefined
  const current = () => {
    const now = token()
    first ||= now
    return now && now === first ? fnv(now) : undefined
  }
  return {
    post(message) {
      const session = current()
      if (session !== undefined) channel.post({ session, message })
    },
    listen: (hear) =>
      channel.listen((sent) => {
        const session = current()
        if (session !== undefined && isRecord(sent) && sent["session"] === session) hear(sent["message"])
      }),
    close: () => channel.close(),
  }
}

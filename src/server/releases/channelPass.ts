import { readStamped, writeStamped } from "./stamp"

/** Which channel a visit goes by, and as of when. */
export interface Seen {
  readonly channel: string
  /** Now where it is absent; in ms since epoch. */
  readonly at?: number
}

/** Lets whoever has it see what customers do not get, or do not get yet, until then. */
export interface ChannelPass extends Seen {
  /** In ms since epoch. */
  readonly until: number
}

/** A working week. */
export const passMs = 5 * 24 * 60 * 60 * 1000

export const channelCookie = {
  name: "K_CHANNEL",
  options: { path: "/", httpOnly: true, sameSite: "lax" },
} as const

/** No other text that the server stamps begins like that. */
const mark = "channel"

export const writePass = ({ channel, until, at }: ChannelPass, secret: Buffer): string =>
  writeStamped([mark, channel, until, ...(at === undefined ? [] : [at])].join("."), secret)

/** Undefined for anything that was not written with this secret, and once its time is over. */
export function readPass(text: string | undefined, secret: Buffer, now: Date): ChannelPass | undefined {
  const [begin, channel = "", until = "", at] = readStamped(text, secret)?.split(".") ?? []
  if (begin !== mark || Number(until) <= now.getTime()) return undefined
  return { channel, until: Number(until), ...(at === undefined ? {} : { at: Number(at) }) }
}

import { readStamped, writeStamped } from "./stamp"

/** Lets whoever has it see a channel that customers do not get, until then. */
export interface ChannelPass {
  readonly channel: string
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

export const writePass = ({ channel, until }: ChannelPass, secret: Buffer): string =>
  writeStamped(`${mark}.${channel}.${until}`, secret)

/** Undefined for anything that was not written with this secret, and once its time is over. */
export function readPass(text: string | undefined, secret: Buffer, now: Date): ChannelPass | undefined {
  const [begin, channel = "", until = ""] = readStamped(text, secret)?.split(".") ?? []
  return begin === mark && Number(until) > now.getTime() ? { channel, until: Number(until) } : undefined
}

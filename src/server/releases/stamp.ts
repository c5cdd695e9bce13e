import { createHmac, timingSafeEqual } from "node:crypto"

/** Text that only a server with that secret can have written. */
export const writeStamped = (content: string, secret: Buffer): string => `${content}.${stamp(content, secret)}`

/** What was written; undefined for anything that was not written with this secret. */
export function readStamped(text: string | undefined, secret: Buffer): string | undefined {
  const [, content = "", mark = ""] = /^([0-9A-Za-z.-]{1,64})\.([\w-]{43})$/.exec(text ?? "") ?? []
  const right = Buffer.from(stamp(content, secret))
  return mark.length === right.length && timingSafeEqual(Buffer.from(mark), right) ? content : undefined
}

const stamp = (content: string, secret: Buffer) => createHmac("sha256", secret).update(content).digest("base64url")

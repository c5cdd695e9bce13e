import { createHmac, randomInt, timingSafeEqual } from "node:crypto"
import { isReleaseId } from "./identity"

/** What a browser remembers of its release. */
export interface Pin {
  /** Empty where nothing has been chosen yet. */
  readonly release: string
  /** 0 to 99: on which side of a percentage the person stands. */
  readonly bucket: number
  /** When the visit began, in ms since epoch. */
  readonly issued: number
}

export const pinCookie = {
  name: "K_RELEASE",
  options: { path: "/", httpOnly: true, sameSite: "lax", maxAge: 30 * 24 * 60 * 60 },
} as const

export const newPin = (): Pin => ({ release: "", bucket: randomInt(100), issued: 0 })

export function writePin({ release, bucket, issued }: Pin, secret: Buffer): string {
  const content = `${release}.${bucket}.${issued}`
  return `${content}.${stamp(content, secret)}`
}

/** Undefined for anything that was not written with this secret. */
export function readPin(cookie: string | undefined, secret: Buffer): Pin | undefined {
  const [, content = "", mark = ""] = /^([0-9A-Za-z.]{1,64})\.([\w-]{43})$/.exec(cookie ?? "") ?? []
  const right = Buffer.from(stamp(content, secret))
  if (mark.length !== right.length || !timingSafeEqual(Buffer.from(mark), right)) return undefined
  const [release = "", bucket = "", issued = ""] = content.split(".")
  return isReleaseId(release) ? { release, bucket: Number(bucket), issued: Number(issued) } : undefined
}

const stamp = (content: string, secret: Buffer) => createHmac("sha256", secret).update(content).digest("base64url")

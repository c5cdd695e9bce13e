import { randomInt } from "node:crypto"
import { isReleaseId } from "./identity"
import { readStamped, writeStamped } from "./stamp"

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

export const writePin = ({ release, bucket, issued }: Pin, secret: Buffer): string =>
  writeStamped(`${release}.${bucket}.${issued}`, secret)

/** Undefined for anything that was not written with this secret. */
export function readPin(cookie: string | undefined, secret: Buffer): Pin | undefined {
  const [release = "", bucket = "", issued = ""] = readStamped(cookie, secret)?.split(".") ?? []
  return isReleaseId(release) ? { release, bucket: Number(bucket), issued: Number(issued) } : undefined
}

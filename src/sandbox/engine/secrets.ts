import { createHash, randomBytes, randomInt, scryptSync, timingSafeEqual } from "node:crypto"

export const newSecret = (): string => randomBytes(32).toString("base64url")

/** For secrets that are random themselves: tokens, session cookies, confirmation keys. */
export const digest = (secret: string): string => createHash("sha256").update(secret).digest("hex")

export const newMailCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0")

/** Cheap on purpose: worlds are stocked in milliseconds and hold no real passwords. */
const cost = { N: 1024, r: 8, p: 1 }

/** For secrets that could be guessed: passwords and six-digit codes. */
export function saltedHash(secret: string, salt: string = randomBytes(16).toString("hex")): string {
  return `${salt}:${scryptSync(secret, salt, 32, cost).toString("hex")}`
}

export function matchesSaltedHash(secret: string, stored: string): boolean {
  const [salt = ""] = stored.split(":")
  return timingSafeEqual(Buffer.from(saltedHash(secret, salt)), Buffer.from(stored))
}

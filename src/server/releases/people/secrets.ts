import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"

const bytes = 32

/** 128 MB and some tenths of a second: what a guess costs, as a power of two. */
export const costOfGuess = 17

/** What is kept of a password. */
export async function hashSecret(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ["scrypt", cost, salt.toString("base64url"), hash.toString("base64url")].join("$")
}

/** Takes as long where nothing is kept, so that nobody learns who exists. */
export async function isSecret(password: string, kept: string, cost: number): Promise<boolean> {
  const [, given = String(cost), salt = "", hash = ""] = kept.split("$")
  const found = await derive(password, Buffer.from(salt, "base64url"), Number(given))
  const right = Buffer.from(hash, "base64url")
  return right.length === bytes && timingSafeEqual(found, right)
}

const derive = (password: string, salt: Buffer, power: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const settings = { N: 2 ** power, r: 8, p: 1, maxmem: 2 ** power * 2_048 }
    scrypt(password.normalize("NFKC"), salt, bytes, settings, (error, key) => (error ? reject(error) : resolve(key)))
  })

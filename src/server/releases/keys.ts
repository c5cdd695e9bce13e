import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

export interface ServerKey {
  /** Of the public key. */
  readonly id: string
  /** For the cookies that pin visits. */
  readonly cookieSecret: Buffer
  sign(content: string): string
  isSigned(content: string, signature: string): boolean
}

/** What was given to sign with is no such key, or the one that the database keeps is damaged or gone. */
export class WrongKeyError extends Error {
  override readonly name = "WrongKeyError"

  constructor(readonly source: "given" | "kept") {
    super(
      source === "given" ? "RELEASE_KEY is no Ed25519 key" : "the key that the releases were signed with is not there",
    )
  }
}

/**
 * The Ed25519 key that signs releases: the one that is given, as PEM (PKCS#8), or one that the database keeps.
 * @throws WrongKeyError when that is no such key, or is gone though there are releases that were signed.
 */
export async function readServerKey(db: ReleaseDatabase, given: string | undefined): Promise<ServerKey> {
  const key = parseKey(given ?? (await keptKey(db)))
  if (key?.asymmetricKeyType !== "ed25519") throw new WrongKeyError(given === undefined ? "kept" : "given")
  return toServerKey(key)
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

function toServerKey(key: KeyObject): ServerKey {
  const publicKey = createPublicKey(key)
  const bytes = key.export({ type: "pkcs8", format: "der" })
  const id = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64url")
    .slice(0, 16)
  return {
    id,
    cookieSecret: Buffer.from(hkdfSync("sha256", bytes, "", "release cookie", 32)),
    sign: (content) => sign(null, Buffer.from(content), key).toString("base64url"),
    isSigned: (content, signature) =>
      verify(null, Buffer.from(content), publicKey, Buffer.from(signature, "base64url")),
  }
}

/** Made once, by whichever process comes first. */
const keptKey = (db: ReleaseDatabase): Promise<string> =>
  writing(db, async (trx) => {
    const kept = await trx.selectFrom("server_key").select("private_key").where("id", "=", "release").executeTakeFirst()
    if (kept) return kept.private_key
    // With another one, all that was ever published would be taken for damaged.
    if (await trx.selectFrom("release").select("id").executeTakeFirst()) throw new WrongKeyError("kept")
    const { privateKey } = generateKeyPairSync("ed25519")
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString()
    await trx.insertInto("server_key").values({ id: "release", private_key: pem, created_at: new Date() }).execute()
    return pem
  })

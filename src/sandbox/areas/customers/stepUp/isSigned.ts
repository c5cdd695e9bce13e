import { createHash, createPublicKey, verify } from "node:crypto"
import { recordOf } from "../../../../domain/json"
import type { Passkey } from "../tables"

/** Of the flags that an authenticator signs: somebody was there, and was verified. */
const present = 0x01
const verified = 0x04

/** What a signature has to be for: the question, and the page that the customer sees. */
interface Asked {
  readonly challenge: string
  readonly origin: string
}

/** Whether a proof (base64url of JSON, as browsers answer WebAuthn) is the passkey's signature under the challenge, given to a page of ours. */
export function isSigned(proof: string, asked: Asked, passkey: Passkey | null): boolean {
  const { id, clientData, authenticatorData, signature } = parse(Buffer.from(proof, "base64url").toString())
  if (passkey === null || id !== passkey.id) return false
  const [client, data, signed] = [clientData, authenticatorData, signature].map(bytesOf)
  if (client === undefined || data === undefined || signed === undefined) return false
  const { type, challenge, origin } = parse(client.toString())
  const page = new URL(asked.origin)
  const flags = data[32] ?? 0
  if (type !== "webauthn.get" || challenge !== asked.challenge || origin !== page.origin) return false
  if (!data.subarray(0, 32).equals(hashOf(page.hostname))) return false
  if ((flags & present) === 0 || (flags & verified) === 0) return false
  const message = Buffer.concat([data, hashOf(client)])
  return verify("sha256", message, createPublicKey({ key: { ...passkey.publicKey }, format: "jwk" }), signed)
}

const hashOf = (content: string | Buffer): Buffer => createHash("sha256").update(content).digest()

const bytesOf = (text: unknown): Buffer | undefined =>
  typeof text === "string" ? Buffer.from(text, "base64url") : undefined

function parse(json: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(json))
  } catch {
    return {}
  }
}

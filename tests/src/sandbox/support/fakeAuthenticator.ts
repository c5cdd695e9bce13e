import { createHash, createPrivateKey, sign } from "node:crypto"
import { fixturePasskey } from "../../../../src/sandbox/areas/customers/stepUp/fixturePasskey"

/** What the device of the fixture signs with. */
export const passkeyOfDevice = createPrivateKey({
  format: "jwk",
  key: { ...fixturePasskey.publicKey, d: "XAAD4UoFz_ThHcA2lF34QJWLD-Sp2s5SRFSmMU6XRe8" },
})

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer

interface Signed {
  /** What it says of the person. */
  readonly flags?: number
  /** The page that asks; the sandbox of tests where absent. */
  readonly origin?: string
  /** Whom the passkey is for; the host of that page where absent. */
  readonly host?: string
}

/** Plays the browser of a device that holds the passkey of the fixture. */
export function createFakeAuthenticator({
  flags = 0x05,
  origin = "http://localhost",
  host = new URL(origin).hostname,
}: Signed = {}): Window {
  const get = ({ publicKey }: CredentialRequestOptions) => {
    const challenge = Buffer.from(publicKey?.challenge as ArrayBuffer).toString("base64url")
    const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }))
    const authenticatorData = Buffer.concat([
      createHash("sha256").update(host).digest(),
      Buffer.of(flags),
      Buffer.alloc(4),
    ])
    const signature = sign(
      "sha256",
      Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]),
      passkeyOfDevice,
    )
    const response = {
      clientDataJSON: bytesOf(clientData),
      authenticatorData: bytesOf(authenticatorData),
      signature: bytesOf(signature),
    }
    return Promise.resolve({ id: fixturePasskey.id, response })
  }
  return { PublicKeyCredential: {}, navigator: { credentials: { get } } } as unknown as Window
}

import { fromBase64Url, toBase64Url } from "../../domain/base64Url"
import { answerMs, type Challenge, type StepUpEnd } from "./stepUp"

/** Asks for one of the customer's passkeys (WebAuthn), with the person verified by the device. */
export async function askBrowser(page: Window, asked: Challenge): Promise<StepUpEnd> {
  const { navigator } = page
  if (asked.credentials.length === 0 || !("credentials" in navigator) || !("PublicKeyCredential" in page))
    return { outcome: "unavailable" }
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: fromBase64Url(asked.challenge),
        allowCredentials: asked.credentials.map((id) => ({ type: "public-key", id: fromBase64Url(id) })),
        userVerification: "required",
        timeout: answerMs,
      },
    })
    const proof = credential && proofOf(credential)
    return proof ? { outcome: "ok", proof } : { outcome: "failed" }
  } catch (error) {
    const outcome = outcomeOf(error)
    return { outcome: outcome === "cancelled" && !(await canVerify(page)) ? "unavailable" : outcome }
  }
}

/** A browser says the same of a customer who declines, of one who takes too long, and of one without such a passkey. */
function outcomeOf(error: unknown): "cancelled" | "failed" | "unavailable" {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ""
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled"
  return name === "NotSupportedError" || name === "SecurityError" ? "unavailable" : "failed"
}

/** Whether the device itself can hold passkeys; one that cannot tell counts as one that can. */
async function canVerify(page: Window): Promise<boolean> {
  try {
    return await (
      page as Window & typeof globalThis
    ).PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return true
  }
}

/** What was signed and the signature, as one text: base64url of JSON. */
function proofOf(credential: Credential): string | undefined {
  if (!("response" in credential)) return undefined
  const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse
  const parts = {
    id: credential.id,
    clientData: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  }
  return toBase64Url(new TextEncoder().encode(JSON.stringify(parts)))
}

const textOf = (bytes: ArrayBuffer) => toBase64Url(new Uint8Array(bytes))

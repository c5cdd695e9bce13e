import type { Draft } from "../../../renderer"
import { isRecord, parseJson } from "../../domain/json"
import type { DraftKey, DraftKeyAnswer } from "../../platform/api"
import { fromBase64Url, toBase64Url } from "../../domain/base64Url"

export interface DraftVaultDependencies {
  readonly crypto: Crypto
  /** Asks the server for the key of the customer's session. */
  readonly readKey: () => Promise<DraftKeyAnswer>
  /** The server's time, ms since epoch. */
  readonly now: () => number
}

/** Drafts that could be read, and forms whose draft nobody can read any more. */
interface Decrypted {
  readonly drafts: readonly (readonly [form: string, draft: Draft])[]
  readonly lost: readonly string[]
}

/** Encrypts drafts for the device, and reads them again after the page was loaded anew. */
export interface DraftVault {
  /** Asks for the key: who leaves the page right after typing leaves no time for it. */
  prepare(): void
  /** Undefined where there is no key at the moment. */
  encrypt(form: string, draft: Draft): Promise<string | undefined>
  /** Texts by form. Without a key nothing is read and nothing is lost. */
  decrypt(texts: Readonly<Record<string, string>>): Promise<Decrypted>
  forgetKey(): void
}

interface Envelope {
  readonly keyId: string
  /** Ms since epoch; the server destroys the key then. */
  readonly until: number
  readonly iv: string
  readonly data: string
}

interface OpenKey {
  readonly key: CryptoKey
  readonly keyId: string
  readonly until: number
}

type KeyState = OpenKey | "unreachable" | "refused"

const algorithm = "AES-GCM"
const nothing: Decrypted = { drafts: [], lost: [] }

export function createDraftVault({ crypto, readKey, now }: DraftVaultDependencies): DraftVault {
  let key: Promise<KeyState> | undefined

  async function requestKey(): Promise<KeyState> {
    const answer = await readKey()
    return answer.kind === "key" ? importKey(answer) : answer.kind
  }

  /** Asked once, and again after it could not be had or has run out. */
  async function openKey(): Promise<KeyState> {
    key ??= requestKey().catch(() => "unreachable" as const)
    const asked = key
    const found = await asked
    const isUsable = typeof found !== "string" && found.until > now()
    if (!isUsable && key === asked) key = undefined
    return isUsable || typeof found === "string" ? found : "unreachable"
  }

  async function importKey({ keyId, key: text, until }: DraftKey): Promise<OpenKey> {
    const imported = await crypto.subtle.importKey("raw", fromBase64Url(text), algorithm, false, ["encrypt", "decrypt"])
    return { key: imported, keyId, until }
  }

  async function read(form: string, text: string, open: OpenKey): Promise<Draft | undefined> {
    const envelope = parseEnvelope(text)
    if (envelope === undefined || envelope.keyId !== open.keyId || envelope.until <= now()) return undefined
    try {
      const iv = fromBase64Url(envelope.iv)
      const plain = await crypto.subtle.decrypt(
        parameters(form, open.keyId, iv),
        open.key,
        fromBase64Url(envelope.data),
      )
      const draft = parseJson(new TextDecoder().decode(plain))
      return isRecord(draft) ? (draft as unknown as Draft) : undefined
    } catch {
      return undefined
    }
  }

  return {
    prepare: () => void openKey(),
    async encrypt(form, draft) {
      const open = await openKey()
      if (typeof open === "string") return undefined
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const plain = new TextEncoder().encode(JSON.stringify(draft))
      const data = await crypto.subtle.encrypt(parameters(form, open.keyId, iv), open.key, plain)
      const envelope: Envelope = {
        keyId: open.keyId,
        until: open.until,
        iv: toBase64Url(iv),
        data: toBase64Url(new Uint8Array(data)),
      }
      return JSON.stringify(envelope)
    },
    async decrypt(texts) {
      const open = await openKey()
      if (open === "unreachable") return nothing
      if (open === "refused") return { drafts: [], lost: Object.keys(texts) }
      const readings = await Promise.all(
        Object.entries(texts).map(async ([form, text]) => [form, await read(form, text, open)] as const),
      )
      return {
        drafts: readings.flatMap(([form, draft]) => (draft === undefined ? [] : [[form, draft] as const])),
        lost: readings.flatMap(([form, draft]) => (draft === undefined ? form : [])),
      }
    },
    forgetKey() {
      key = undefined
    },
  }
}

/** The form and the key are part of what is proven: no draft can be passed off as that of another form. */
const parameters = (form: string, keyId: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(`${form} ${keyId}`),
})

function parseEnvelope(text: string): Envelope | undefined {
  const value = parseJson(text)
  if (!isRecord(value)) return undefined
  const { keyId, until, iv, data } = value
  const isWhole = [keyId, iv, data].every((part) => typeof part === "string") && typeof until === "number"
  return isWhole ? (value as unknown as Envelope) : undefined
}

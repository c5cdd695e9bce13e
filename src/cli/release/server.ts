import { isRecord } from "../../domain/json"
import type { Me } from "../../domain/proposals"
import { refusalSentence } from "../../domain/releaseSentences"
import { CommandError } from "../failure"

export interface ReleaseOptions {
  /** Folder of the documents. */
  readonly root: string
  /** Where the server listens. */
  readonly server: string
}

export interface JsonOptions {
  /** What the server answered, instead of sentences. */
  readonly json?: boolean
}

/** For programs or for people. */
export const say = (value: unknown, sentence: string, { json }: JsonOptions): string =>
  json ? JSON.stringify(value, null, 2) : sentence

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The server whose releases the commands are about; it knows who has signed in. */
export interface ReleaseServer {
  get(path: string): Promise<Answer>
  post(path: string, body: object): Promise<Answer>
}

export function connect(address: string): ReleaseServer {
  if (!isWebAddress(address))
    throw new CommandError(
      `--server の「${address}」は使えません。http://127.0.0.1:4173 のような、サーバーのアドレスを指定してください。`,
    )
  let cookie = ""
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = { "content-type": "application/json", cookie }
    const response = await fetch(new URL(path, address), { ...init, headers }).catch(() => undefined)
    if (response === undefined)
      throw new CommandError(
        `サーバー（${address}）につながりません。npm start で動かしてから、もう一度実行してください。別の場所で動いているときは --server で指定してください。`,
      )
    const [given] = response.headers.getSetCookie()
    if (given !== undefined) cookie = given.split(";")[0] ?? ""
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
  return {
    get: (path) => send(path, {}),
    post: (path, body) => send(path, { method: "POST", body: JSON.stringify(body) }),
  }
}

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** The body of an answer that is as it should be. */
export function expectAnswer<Body>({ status, body }: Answer): Body {
  const isGood = status >= 200 && status < 300
  if (isGood && body !== undefined) return body as Body
  if (isRecord(body) && typeof body["kind"] === "string")
    throw new CommandError(refusalSentence(body as { kind: string }))
  // `npm run dev` has a desk and no releases; whatever else may answer here has neither.
  if (isGood || status === 404)
    throw new CommandError(
      "このサーバーでは公開の操作ができません。npm start で動かしたサーバーを --server で指定してください。",
    )
  throw new CommandError(`サーバーが処理できませんでした（${status}）。サーバーの記録を確認してください。`)
}

/** Acts as that person from now on. Where people have passwords, the environment says theirs (DESK_PASSWORD). */
export async function signIn(server: ReleaseServer, login: string): Promise<void> {
  const { source } = expectAnswer<Me>(await server.get("/__desk/me"))
  const { DESK_PASSWORD: password = "" } = process.env
  if (source === "password" && password === "")
    throw new CommandError("パスワードを環境変数 DESK_PASSWORD に入れてから、もう一度実行してください。")
  expectAnswer(await server.post("/__desk/sign-in", { login, password }))
}

import { userInfo } from "node:os"
import { CommandError } from "../failure"

export interface ReleaseOptions {
  /** Folder of the documents. */
  readonly root: string
  /** Where the server listens. */
  readonly server: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The server whose releases the commands are about. */
export interface ReleaseServer {
  get(path: string): Promise<Answer>
  post(path: string, body: object): Promise<Answer>
}

export function connect(address: string): ReleaseServer {
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(new URL(path, address), init).catch(() => undefined)
    if (response === undefined)
      throw new CommandError(
        `サーバー（${address}）につながりません。npm start で動かしてから、もう一度実行してください。別の場所で動いているときは --server で指定してください。`,
      )
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
  return {
    get: (path) => send(path, {}),
    post: (path, body) =>
      send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }
}

/** The body of an answer that is as it should be. */
export function expectAnswer<Body>({ status, body }: Answer): Body {
  if (status >= 200 && status < 300) return body as Body
  throw new CommandError(`サーバーが処理できませんでした（${status}）。サーバーの記録を確認してください。`)
}

/** Who gives the command, as this machine knows them. */
export function whoIs(): string {
  try {
    return userInfo().username
  } catch {
    return "unknown"
  }
}

import { CommandError } from "./failure"

const usual = "4173"
const most = 65_535

/** @throws CommandError for a PORT that is none. */
export function readPort({ PORT = usual }: { readonly PORT?: string | undefined }): number {
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : most + 1
  if (port > most)
    throw new CommandError(`環境変数 PORT の「${PORT}」は使えません。0から${most}までの整数を指定してください。`)
  return port
}

/** The port that somebody else listens on, in the words of Node or of Vite; undefined of any other error. */
export function takenPort(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ""
  const [, ofNode, ofVite] = /EADDRINUSE.*:(\d+)|Port (\d+) is already in use/.exec(message) ?? []
  return ofNode ?? ofVite
}

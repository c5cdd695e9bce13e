import { execFileSync, spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { freePort } from "../../../../src/cli/freePort"

export interface PostgresServer {
  readonly url: string
  stop(): Promise<void>
}

/** Folder that holds both `initdb` and `postgres`, if this machine has one. */
export function findPostgres(): string | undefined {
  const root = "/usr/lib/postgresql"
  const versions = existsSync(root) ? readdirSync(root).map((version) => join(root, version, "bin")) : []
  const folders = [...versions, "/usr/local/bin", "/usr/bin"]
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** A server of its own in the temp folder, gone after the tests. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), "sandbox-postgres-"))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, "data")
  const options = { ...user, cwd: dirname(folder) }
  const initdb = ["-D", data, "-U", "sandbox", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
  execFileSync(join(bin, "initdb"), initdb, { ...options, stdio: "ignore" })
  const port = await freePort()
  const settings = ["fsync=off", "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`]
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ""
    server.once("exit", () => reject(new Error(`postgres ended: ${log}`)))
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes("ready to accept connections")) resolve()
    })
  })
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve))
      // Waits for connections that are still saying goodbye.
      server.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

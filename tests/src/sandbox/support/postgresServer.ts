import { execFileSync, spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { Socket } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Client } from "pg"
import { freePort } from "../../../../src/cli/freePort"

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

/** Ends the server and removes its folder as soon as the process that holds the other end of its input is gone. */
const untilInputEnds = `"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait; rm -rf "$0"`

/** A server in the temp folder that ends with this process, however that ends; gives the address before the database's name. */
export async function startPostgres(bin: string): Promise<string> {
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), "sandbox-postgres-"))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, "data")
  const options = { ...user, cwd: dirname(folder) }
  const initdb = ["-D", data, "-U", "sandbox", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
  execFileSync(join(bin, "initdb"), initdb, { ...options, stdio: "ignore" })
  const port = await freePort()
  const settings = ["fsync=off", "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`]
  const command = [join(bin, "postgres"), "-D", data, "-p", String(port)]
  const server = spawn(
    "/bin/sh",
    ["-c", untilInputEnds, folder, ...command, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["pipe", "ignore", "pipe"] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ""
    server.once("exit", () => reject(new Error(`postgres ended: ${log}`)))
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes("ready to accept connections")) resolve()
    })
  })
  // Nobody has to stop it: this process ends as if there were no server.
  for (const one of [server, ...server.stdio]) if (one === server || one instanceof Socket) one.unref()
  return `postgres://sandbox@127.0.0.1:${port}`
}

/** One for all test files of a process: initialising a cluster takes two seconds of CPU, a database in it next to nothing. */
let running: Promise<string> | undefined
let count = 0

/** The address of a new and empty database. Whoever uses it closes their connections. */
export async function createPostgres(bin: string): Promise<string> {
  running ??= startPostgres(bin)
  const server = await running
  const name = `test_${(count += 1)}`
  const client = new Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

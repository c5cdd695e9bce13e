import { writeDamage } from "../../domain/releaseSentences"
import { exitCodes, type Terminal } from "../failure"
import { expectAnswer, type JsonOptions, type ReleaseServer, say } from "./server"

/** Looks whether everything is as it was written; 1 where something is not. */
export async function verifyReleases(options: JsonOptions, terminal: Terminal, server: ReleaseServer): Promise<number> {
  const { damage } = expectAnswer<{ readonly damage: readonly string[] }>(await server.get("/__desk/releases/verify"))
  const isWell = damage.length === 0
  if (isWell || options.json)
    terminal.print(say({ damage }, "リリースも記録も、すべて書かれたときのままです。", options))
  if (isWell) return exitCodes.ok
  terminal.printError(damage.map(writeDamage).join("\n"))
  return exitCodes.errors
}

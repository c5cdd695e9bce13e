import { exitCodes, type Terminal } from "../failure"
import { writeDamage } from "./sentences"
import { expectAnswer, type ReleaseServer } from "./server"

/** Looks whether everything is as it was written; 1 where something is not. */
export async function verifyReleases(terminal: Terminal, server: ReleaseServer): Promise<number> {
  const { damage } = expectAnswer<{ readonly damage: readonly string[] }>(await server.get("/__desk/releases/verify"))
  if (damage.length === 0) {
    terminal.print("リリースも記録も、すべて書かれたときのままです。")
    return exitCodes.ok
  }
  terminal.printError(damage.map(writeDamage).join("\n"))
  return exitCodes.errors
}

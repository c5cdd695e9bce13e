import type { AuditLine } from "../../domain/proposals"
import { actionName, writeDamage } from "../../domain/releaseSentences"
import { CommandError, exitCodes, type Output } from "../failure"
import { toTime } from "./list"
import { expectAnswer, type JsonOptions, type ReleaseServer, say } from "./server"

export interface AuditOptions extends JsonOptions {
  /** In Japan. */
  readonly day?: string
}

/** Who did what, the newest first. */
export async function showAudit(
  { day, json = false }: AuditOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const answer = await server.get(day === undefined ? "/__desk/audit" : `/__desk/audit?day=${encodeURIComponent(day)}`)
  if (answer.status === 400) throw new CommandError("--day には、暦にある日付を 2026-05-03 のように指定してください。")
  const lines = expectAnswer<readonly AuditLine[]>(answer)
  const rows = lines.map(
    ({ id, at, person, action, subject, detail, isDamaged }) =>
      `${id}  ${toTime(at)}  ${person}  ${actionName(action)}  ${subject}  ${isDamaged ? writeDamage(`audit ${id}`) : JSON.stringify(detail)}`,
  )
  print(say(lines, rows.length === 0 ? "記録はありません。" : rows.join("\n"), { json }))
  return exitCodes.ok
}

import { recordOf } from "../../domain/json"
import { releasePaths } from "../../domain/releases"

/** The documents that this visit has; empty where the server has no releases. */
export async function readRelease(): Promise<string> {
  try {
    const answer = await fetch(releasePaths.answer, { cache: "no-store" })
    const { release } = recordOf(answer.ok ? await answer.json() : undefined)
    return typeof release === "string" ? release : ""
  } catch {
    return ""
  }
}

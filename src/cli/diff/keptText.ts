import { execFileSync } from "node:child_process"
import { isRecord } from "../../domain/json"
import { parseDocument } from "../../domain/parseDocument"

/** Versions that are looked at: whoever broke a file has hardly broken it more often than that. */
const most = 20

/** What git last kept of a file below a root that is a document; undefined where it kept none, or there is no git. */
export function keptText(root: string, file: string): string | undefined {
  const git = (...parameters: readonly string[]) =>
    execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  try {
    const commits = git("log", `-${most}`, "--format=%H", "--", `./${file}`).split("\n").filter(Boolean)
    for (const commit of commits) {
      const text = git("show", `${commit}:./${file}`)
      if (isRecord(parseDocument(text))) return text
    }
  } catch {
    // The folder is none of git's, or git is not there: whoever asks has the text alone.
  }
  return undefined
}

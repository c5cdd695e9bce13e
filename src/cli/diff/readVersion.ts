import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { type DocumentTexts, readTexts } from "../../../renderer/compiler"
import { CommandError } from "../failure"
import { requireDocuments } from "../rootOption"

/**
 * Documents of a folder, or of a version that git knows, by their paths below the root.
 * @throws CommandError for what is neither
 */
export function readVersion(name: string, root: string): DocumentTexts {
  if (existsSync(name)) {
    requireDocuments(name)
    return readTexts(name)
  }
  requireDocuments(root)
  const texts = readCommitted(name, root)
  if (texts) return texts
  throw new CommandError(
    `「${name}」というフォルダも、Gitの版もありません。フォルダか、HEAD や main のような版を指定してください。`,
  )
}

const mostBytes = 512 * 1024 * 1024

function readCommitted(version: string, root: string): DocumentTexts | undefined {
  const git = (parameters: readonly string[], input = "") =>
    execFileSync("git", parameters, { cwd: root, input, maxBuffer: mostBytes, stdio: ["pipe", "pipe", "ignore"] })
  try {
    const commit = git(["rev-parse", "--verify", "--end-of-options", `${version}^{commit}`])
      .toString()
      .trim()
    const files = git(["ls-tree", "-r", "-z", "--name-only", commit, "."])
      .toString()
      .split("\0")
      .filter((file) => file.endsWith(".json") && !file.startsWith("meta/") && !/(^|\/)[.]/.test(file))
    const written = git(["cat-file", "--batch"], files.map((file) => `${commit}:./${file}\n`).join(""))
    const contents = contentsOf(written)
    return new Map(files.map((file, index) => [file, contents[index] ?? ""] as const))
  } catch {
    return undefined
  }
}

/** `<id> blob <bytes>`, a new line, the content, a new line; one after the other. */
function contentsOf(written: Buffer): readonly string[] {
  const contents: string[] = []
  for (let at = 0; at < written.length;) {
    const end = written.indexOf("\n", at)
    const size = Number(written.subarray(at, end).toString().split(" ").at(-1))
    contents.push(written.subarray(end + 1, end + 1 + size).toString())
    at = end + 1 + size + 1
  }
  return contents
}

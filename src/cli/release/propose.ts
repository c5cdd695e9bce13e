import { relative } from "node:path"
import { type DocumentTexts, readTexts } from "../../../renderer/compiler"
import { channelOf, type Listing } from "../../domain/proposals"
import { changedFiles, type Proposed } from "../../server"
import { writeProblems } from "../check"
import { CommandError, exitCodes, type Terminal } from "../failure"
import { requireDocuments } from "../rootOption"
import { writeNeed } from "../../domain/releaseSentences"
import { expectAnswer, type JsonOptions, type ReleaseOptions, type ReleaseServer, say, signIn } from "./server"

export interface ProposeOptions extends Pick<ReleaseOptions, "root">, JsonOptions {
  readonly title: string
  readonly reason: string
  readonly as: string
  /** Who has worked on it, too. */
  readonly with: readonly string[]
}

/**
 * Hands documents of the folder to a second person: those that are named, or all that customers do not have like that. 1 when
 * the documents have errors, or need a build.
 */
export async function propose(
  named: readonly string[],
  { root, title, reason, as, with: authors, json = false }: ProposeOptions,
  terminal: Terminal,
  server: ReleaseServer,
): Promise<number> {
  requireDocuments(root)
  await signIn(server, as)
  const texts = readTexts(root)
  const changed = await findChanged(texts, server)
  const paths = named.length === 0 ? changed : named.map((name) => findPath(name, root, [...texts.keys(), ...changed]))
  if (paths.length === 0)
    throw new CommandError(
      `公開中のものから変わったJSONは、${root} にはありません。変えたファイルを保存したか、別のフォルダで変えていないか（--root）を確認してください。`,
    )
  const textsOf = (some: readonly string[]) => Object.fromEntries(some.map((path) => [path, texts.get(path) ?? null]))
  const [files, others] = [textsOf(paths), textsOf(changed.filter((path) => !paths.includes(path)))]
  const answer = await server.post("/__desk/proposals", { title, reason, files, others, authors })
  const refused = answer.status === 409 ? (answer.body as Proposed) : undefined
  if (refused?.kind === "refused") {
    const needs = refused.needs.map(writeNeed)
    if (json) terminal.print(say(refused, "", { json }))
    if (refused.problems.length > 0) terminal.printError(writeProblems(refused.problems, root))
    if (needs.length > 0) terminal.printError(needs.join("\n"))
    return exitCodes.errors
  }
  const proposed = expectAnswer<Extract<Proposed, { kind: "proposed" }>>(answer)
  const { id, screens } = proposed
  const sentences = [
    `提案 ${id}「${title}」を出しました。まだ公開していません。`,
    `  変えたJSON: ${paths.join("、")}`,
    `  変わる画面: ${screens.length === 0 ? "なし（アプリ全体の設定だけが変わります）" : screens.join("、")}`,
    `次は、ほかの人が確認します: npm run screens -- release show ${id}、release approve ${id} --as だれか`,
  ]
  terminal.print(say(proposed, sentences.join("\n"), { json }))
  return exitCodes.ok
}

/** Of this folder, which need not be the one that the server's desk edits. */
async function findChanged(texts: DocumentTexts, server: ReleaseServer): Promise<readonly string[]> {
  const listing = expectAnswer<Listing>(await server.get("/__desk/releases"))
  const filesOf = async (id: string) =>
    expectAnswer<Readonly<Record<string, string>>>(await server.get(`/__desk/releases/${id}/files`))
  const built = await filesOf(listing.own)
  const present = channelOf(listing)?.present
  return changedFiles(texts, { live: present === undefined ? built : await filesOf(present), built })
}

/** As it was typed, below the folder of the documents or below the current one. */
function findPath(name: string, root: string, every: readonly string[]): string {
  const path = [name, relative(root, name).replaceAll("\\", "/")].find((one) => every.includes(one))
  if (path !== undefined) return path
  throw new CommandError(`「${name}」というJSONはありません。${root} のフォルダからのパスで指定してください。`)
}

import { relative } from "node:path"
import { readTexts } from "../../../renderer/compiler"
import { type Created, hashesOf, type Listing, type ReleaseFiles } from "../../server"
import { writeProblems } from "../check"
import { CommandError, exitCodes, type Terminal } from "../failure"
import { requireDocuments } from "../rootOption"
import { writeNeed } from "./sentences"
import { expectAnswer, type ReleaseOptions, type ReleaseServer, whoIs } from "./server"

export interface CreateOptions extends Pick<ReleaseOptions, "root"> {
  readonly note: string
}

/**
 * Makes a release of what is live and of documents of the folder: those that are named, or all that were changed since the
 * app was built. 1 when the documents have errors, or need a build.
 */
export async function createRelease(
  named: readonly string[],
  { root, note }: CreateOptions,
  terminal: Terminal,
  server: ReleaseServer,
): Promise<number> {
  requireDocuments(root)
  const { own, live } = expectAnswer<Listing>(await server.get("/__desk/releases"))
  const files = await findChanges(named, { root, own, live }, server)
  const paths = Object.keys(files)
  if (paths.length === 0)
    throw new CommandError("公開中のものから変わったJSONはありません。変えたファイルを保存したか確認してください。")
  const { status, body } = await server.post("/__desk/releases", { base: live, files, note, person: whoIs() })
  const created = status === 409 || status === 422 ? (body as Created) : expectAnswer<Created>({ status, body })
  if (created.kind === "refused") {
    const needs = created.needs.map(writeNeed)
    if (created.problems.length > 0) terminal.printError(writeProblems(created.problems, root))
    if (needs.length > 0) terminal.printError(needs.join("\n"))
    return exitCodes.errors
  }
  if (created.kind !== "created")
    throw new CommandError("ほかの人が先に公開したため、作れませんでした。もう一度実行してください。")
  const { release, screens } = created
  terminal.print(
    [
      `リリース ${release} を作りました。まだ公開していません。`,
      `  変えたJSON: ${paths.join("、")}`,
      `  変わる画面: ${screens.length === 0 ? "なし（アプリ全体の設定だけが変わります）" : screens.join("、")}`,
      `公開するには: npm run screens -- release publish ${release} --reason 理由`,
    ].join("\n"),
  )
  return exitCodes.ok
}

interface Place {
  readonly root: string
  readonly own: string
  readonly live: string
}

/** New texts by path; null for a document that is gone. */
async function findChanges(named: readonly string[], { root, own, live }: Place, server: ReleaseServer) {
  const read = async (id: string) => expectAnswer<ReleaseFiles>(await server.get(`/__desk/releases/${id}/files`))
  const [built, published] = await Promise.all([read(own), read(live)])
  const texts = readTexts(root)
  const here = hashesOf(texts)
  const every = [...new Set([...Object.keys(here), ...Object.keys(published)])].toSorted()
  // What is as it was built was published by somebody else, in another folder.
  const changed = every.filter((path) => here[path] !== published[path] && here[path] !== built[path])
  const wanted = named.length === 0 ? changed : named.map((name) => findPath(name, root, every))
  return Object.fromEntries(
    wanted.filter((path) => here[path] !== published[path]).map((path) => [path, texts.get(path) ?? null] as const),
  )
}

/** As it was typed, below the folder of the documents or below the current one. */
function findPath(name: string, root: string, every: readonly string[]): string {
  const path = [name, relative(root, name).replaceAll("\\", "/")].find((one) => every.includes(one))
  if (path !== undefined) return path
  throw new CommandError(`「${name}」というJSONはありません。${root} のフォルダからのパスで指定してください。`)
}

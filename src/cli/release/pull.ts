import { readTexts } from "../../../renderer/compiler"
import { isDocumentPath } from "../../domain/isDocumentPath"
import { channelOf, type Listing, liveChannel } from "../../domain/proposals"
import { refusalSentence } from "../../domain/releaseSentences"
import { hashOfText, replaceFiles, UnwritableError } from "../../server"
import { CommandError, exitCodes, type Output } from "../failure"
import { requireDocuments } from "../rootOption"
import { expectAnswer, type JsonOptions, type ReleaseOptions, type ReleaseServer, say } from "./server"

export interface PullOptions extends Pick<ReleaseOptions, "root">, JsonOptions {
  /** Also what was changed in the folder and is not published. */
  readonly overwrite: boolean
  /** Whose, where no release is named. */
  readonly channel?: string
}

/** Brings the documents that customers have, or those of another release, into the folder. */
export async function pull(
  asked: string | undefined,
  { root, overwrite, channel = liveChannel, json = false }: PullOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  requireDocuments(root)
  const id = asked ?? (await presentOf(channel, server))
  const answer = await server.get(`/__desk/releases/${encodeURIComponent(id)}/texts`)
  if (answer.status === 404)
    throw new CommandError(`リリース「${id}」はありません。名前は release list で確認してください。`)
  const texts = new Map(Object.entries(expectAnswer<Readonly<Record<string, string>>>(answer)))
  // What cannot be read cannot be replaced either, and is told then.
  const here = readTexts(root, new Map())
  refuseOutside([...texts.keys()].filter((path) => !here.has(path)))
  const different = [...new Set([...here.keys(), ...texts.keys()])]
    .toSorted()
    .filter((path) => here.get(path) !== texts.get(path))
  if (!overwrite) await refuseUnpublished(new Map([...here].filter(([path]) => different.includes(path))), server)
  replace(root, new Map(different.map((path) => [path, texts.get(path) ?? null])))
  const sentence =
    different.length === 0
      ? `フォルダはリリース ${id} と同じです。`
      : `リリース ${id} のJSONをフォルダに書き込みました。\n${different.map((path) => `  ${path}`).join("\n")}`
  print(say({ release: id, files: different }, sentence, { json }))
  return exitCodes.ok
}

async function presentOf(name: string, server: ReleaseServer): Promise<string> {
  const channel = channelOf(expectAnswer<Listing>(await server.get("/__desk/releases")), name)
  if (!channel) throw new CommandError(refusalSentence({ kind: "unknown-channel" }))
  return channel.present
}

/** The folder is all that a server may write into, whatever it says; `paths` are those that are not there yet. */
function refuseOutside(paths: readonly string[]): void {
  const outside = paths.filter((path) => !isDocumentPath(path))
  if (outside.length > 0)
    throw new CommandError(
      `フォルダに置けないファイル名がリリースに含まれているため、何も書き込みませんでした（${outside.join("、")}）。接続先のサーバーが正しいか確認してください。`,
    )
}

/** What was in no release would be lost. */
async function refuseUnpublished(here: ReadonlyMap<string, string>, server: ReleaseServer): Promise<void> {
  const { releases } = expectAnswer<Listing>(await server.get("/__desk/releases"))
  const known = new Set<string>()
  for (const { id } of releases) {
    const files = expectAnswer<Readonly<Record<string, string>>>(await server.get(`/__desk/releases/${id}/files`))
    for (const [path, hash] of Object.entries(files)) known.add(`${path} ${hash}`)
  }
  const lost = [...here].filter(([path, text]) => !known.has(`${path} ${hashOfText(text)}`)).map(([path]) => path)
  if (lost.length > 0)
    throw new CommandError(
      `フォルダには、まだ公開していない変更があります（${lost.join("、")}）。提案するか元に戻すかしてください。書き換えてよければ --overwrite を付けてください。`,
    )
}

/** All of them or none. */
function replace(root: string, texts: ReadonlyMap<string, string | null>): void {
  try {
    replaceFiles(root, texts)
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error
    throw new CommandError(
      error.kind === "full"
        ? "ディスクに空きがないため、何も書き込みませんでした。空きを作ってから、もう一度実行してください。"
        : `「${error.file}」に書き込めないため、何も書き込みませんでした。権限と、同じ名前のフォルダがないかを確かめてください。`,
    )
  }
}

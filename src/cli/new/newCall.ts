import { join } from "node:path"
import type { LoadedDocument } from "../../../renderer/compiler"
import { createDocument } from "../../server"
import { openDocuments } from "../documents"
import { CommandError, exitCodes, type Output } from "../failure"
import { refuseName, requireFree, refuseUnknown, splitPlace, writeNew } from "./newDocument"

interface NewCallOptions {
  readonly root: string
  /** It changes something; else it only reads. */
  readonly write?: boolean
}

/** Writes a call that answers its sample, in the shape that its client's others have. */
export function newCall(id: string, { root, write = false }: NewCallOptions, { print }: Output): number {
  const set = openDocuments(root)
  const [client, name] = splitPlace(id, "legacy/notice")
  const clients = Object.keys(set.find("errors", "errors")?.document.clients ?? {})
  if (!clients.includes(client)) refuseUnknown("通信の相手", client, clients)
  requireFree(set, "call", id)
  if (!/^[a-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*$/.test(name)) refuseName("call", name)
  const effect = write ? "write" : "read"
  const beside = set.all("call").filter(({ document }) => document.client === client)
  const shape = shapeBeside(beside)
  const methods = beside.filter(({ document }) => document.effect === effect).map(({ document }) => document.method)
  const method = mostOf(methods.filter((one) => one !== "DELETE")) ?? (write ? "POST" : "GET")
  const path = `${shape.folder}/${name}`
  const taken = beside.find(({ document }) => document.path === path)
  if (taken) throw new CommandError(`アドレス ${path} は、通信「${taken.id}」が使っています。別の名前にしてください。`)
  const words = shape.isUpper ? upper : lower
  const content = { client, method, path, effect, ...(write ? sending(words) : asking(words)) }
  const file = `calls/${client}/${name}.call.json`
  writeNew({ root, file }, set, [createDocument({ file, kind: "call", id, content })])
  print(
    `${join(root, file)} を作成しました。${method} ${path} と、送るもの・返ってくるものは見本です。サーバーの担当者と決めたとおりに直してください。`,
  )
  print(
    write
      ? `ボタンの tap には ${useOfWrite(id, words)} と書きます。`
      : `画面の data には ${useOfRead(id, name)} と書きます。`,
  )
  print(
    "サンドボックスはサンプルのとおりに答えます。プログラムの型は npm run generate が作ります。業務の決まりを確かめるには、開発者が src/sandbox/areas に処理を足します。",
  )
  return exitCodes.ok
}

const upper = { answer: "ANSWER", text: "TEXT", number: "NUMBER" } as const
const lower = { answer: "answer", text: "text", number: "number" } as const
type Words = typeof upper | typeof lower

/** What most calls have in common: the folder of their addresses, and how they write names. */
function shapeBeside(calls: readonly LoadedDocument<"call">[]) {
  const names = calls.flatMap(({ document }) => Object.keys(document.response.properties ?? {}))
  return {
    folder: sharedFolder(calls.map(({ document }) => document.path)),
    isUpper: mostOf(names.map((name) => name === name.toUpperCase())) ?? false,
  }
}

/** The deepest folder that holds two of five addresses. A place for a value is none. */
function sharedFolder(paths: readonly string[], folder = ""): string {
  const below = paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1))
  const next = mostOf(
    below
      .filter((path) => path.includes("/"))
      .map((path) => path.split("/")[0])
      .filter((name) => !name?.startsWith("{")),
  )
  const inNext = below.filter((path) => path.startsWith(`${next}/`))
  const isShared = next !== undefined && inNext.length * 5 >= paths.length * 2
  return isShared ? sharedFolder(paths, `${folder}/${next}`) : folder
}

function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const count = (value: Value) => values.filter((one) => one === value).length
  return values.toSorted((one, other) => count(other) - count(one))[0]
}

const object = (properties: Readonly<Record<string, object>>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
})
const closed = (properties: Readonly<Record<string, object>>) => {
  const { type, ...rest } = object(properties)
  return { type, additionalProperties: false, ...rest }
}
const text = (personal: "answer" | "none") => ({ personal, type: "string" })

const asking = (words: Words) => ({
  request: closed({}),
  response: object({ [words.text]: text("none") }),
  samples: { normal: { [words.text]: "サーバーからの文章" } },
})

const sending = (words: Words) => ({
  request: closed({ [words.answer]: { ...text("answer"), maxLength: 100 } }),
  response: object({ [words.number]: text("none") }),
  samples: { normal: { [words.number]: "0001" } },
})

const useOfRead = (call: string, name: string): string =>
  `"${name}": { "call": "${call}", "loading": [], "empty": "never", "error": "outcome" }`

const useOfWrite = (call: string, { answer }: Words): string =>
  `{ "do": "call", "call": "${call}", "input": { "${answer}": "$form.answer" } }`

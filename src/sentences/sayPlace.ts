import { segmentsOf } from "../../renderer/pointers"
import { isRecord, type JsonRecord, recordOf } from "../domain/json"
import { areaName } from "./areas"
import { actionName } from "./documentWords"
import { componentName, controlName } from "./parts"
import { propertyName } from "./properties"
import { closureName, closureWords, isClosure } from "./sayClosure"
import type { ChangeWords } from "./wordsOf"

/** More names than these tell nobody more. */
const mostNames = 4

/** What people call a place of a document: 「出金」の「お知らせの箱」の文章. `document` is what the file holds on the side of the pointer. */
export function sayPlace(words: ChangeWords, file: string, document: unknown, pointer: string): string {
  const segments = segmentsOf(pointer)
  const names: string[] = []
  let [value, holder]: [unknown, string] = [document, ""]
  for (const [index, segment] of segments.entries()) {
    const part: unknown = isRecord(value) || Array.isArray(value) ? (value as JsonRecord)[segment] : undefined
    if (Array.isArray(value)) {
      const own = isClosure(file, part) ? closureName(words, part) : partName(words, part, holder, segments[index + 1])
      // A part that has a name of its own needs no word for the list that it stands in.
      if (own === undefined) names.push(`${Number(segment) + 1}番目`)
      else names.splice(names.at(-1) === propertyName(holder) ? -1 : names.length, 1, own)
    } else if (named[holder] !== undefined) names.splice(-1, 1, entryName(words, holder, segment, part))
    else names.push(propertyOf(file, segment) ?? wordOf(words, segment))
    ;[value, holder] = [part, Array.isArray(value) ? "" : segment]
  }
  return [...ownerOf(words, file, document, names.length), ...names.slice(-mostNames)].join("の")
}

/** What these hold is known by names of its own. */
const plain: ReadonlySet<string> = new Set(["conditions.json", "messages.json", "closures.json"])

const ownerOf = (words: ChangeWords, file: string, document: unknown, count: number): readonly string[] =>
  count > 0 && plain.has(file) ? [] : [documentName(words, file, document)]

/** What some properties mean depends on the document. */
function propertyOf(file: string, segment: string): string | undefined {
  if (file === "closures.json") return closureWords[segment]
  if (segment !== "when") return undefined
  if (file === "conditions.json") return "内容"
  return file.endsWith(".flow.json") ? "通る条件" : undefined
}

/** A word of documents, or a name that an author gave. */
export function wordOf(words: ChangeWords, name: string): string {
  const known = propertyName(name)
  return known === name ? (words.naming.path(`$values.${name}`) ?? `「${name}」`) : known
}

/** What people call a document. */
export function documentName(words: ChangeWords, file: string, document: unknown): string {
  const { id } = recordOf(document)
  const [folder = ""] = file.split("/")
  const kind = /\.(\w+)\.json$/.exec(file)?.[1]
  const name = typeof id === "string" ? id : (file.split("/").at(-1) ?? file).replace(/(\.\w+)?\.json$/, "")
  if (kind === "screen") return `「${words.title(name)}」`
  if (kind === "sheet") return `ハーフシート「${words.title(name)}」`
  if (kind === "form") {
    const screens = words.asking(name)
    return screens.length === 0
      ? `${areaName(folder)}の入力フォーム`
      : `${screens.map((one) => `「${one}」`).join("")}の入力フォーム`
  }
  if (kind === "flow") return `${firstSentence(document) ?? areaName(folder)}の流れ`
  if (kind === "call") return `通信「${callName(document) ?? name}」`
  if (kind === "codes") return tableName(words.coded(file), document, name)
  if (folder !== "shared") return areaName(file)
  const said = firstSentence(document) ?? name
  return `共通の部品「${said.length > longest ? name : said}」`
}

const tableName = (about: string | undefined, document: unknown, name: string): string =>
  about === undefined ? `選択肢の表「${codesName(document) ?? name}」` : `「${about}」の選択肢の表`

/** A table of codes that nobody says anything of is known by the first ones that it offers. */
function codesName(document: unknown): string | undefined {
  const { codes } = recordOf(document)
  const labels = Array.isArray(codes) ? codes.slice(0, 2).map((one: unknown) => recordOf(one)["label"]) : []
  return labels.length > 0 && labels.every((label) => typeof label === "string") ? labels.join("・") : undefined
}

/** A call is known by the first sentence about it. */
export const callName = (document: unknown): string | undefined => firstSentence(document)

function firstSentence(document: unknown): string | undefined {
  const { description } = recordOf(document)
  const [said = ""] = typeof description === "string" ? description.split("。") : []
  return said === "" ? undefined : said
}

/** What stands under these has names that authors gave. */
const named: Readonly<Record<string, string>> = {
  areas: "機能",
  calls: "通信",
  clients: "通信の相手",
  codes: "コード",
  conditions: "条件",
  constants: "語句",
  dark: "暗い配色の",
  data: "データ",
  definitions: "項目",
  exits: "終わり方",
  input: "送る値",
  interface: "文",
  kept: "預かった値",
  light: "明るい配色の",
  messages: "文",
  needs: "必要な値",
  on: "終わり方",
  outcomes: "終わり方",
  points: "再開する場所",
  properties: "項目",
  query: "アドレスの条件",
  routes: "アドレス",
  samples: "サンプル",
  state: "状態",
  tokens: "値",
  values: "計算する値",
}

/** What stands under these is called as the question is. */
const asked: ReadonlySet<string> = new Set(["properties", "input", "definitions"])

function entryName(words: ChangeWords, holder: string, name: string, value: unknown): string {
  const label = recordOf(value)["label"]
  const known = holder === "conditions" || holder === "exits" || holder === "areas" ? label : undefined
  const path = asked.has(holder) ? words.naming.path(`$values.${name}`) : undefined
  return `${named[holder]}「${typeof known === "string" ? known : (path ?? name)}」`
}

const telling = ["label", "title", "section", "text", "heading", "name"]

/** What people call one item of a list; undefined for one that has no name. Of a component, `told` is said anyway. */
export function partName(words: ChangeWords, part: unknown, holder: string, told?: string): string | undefined {
  if (!isRecord(part)) return undefined
  const source = telling.find((name) => typeof part[name] === "string" && part[name] !== "")
  const isTold = source === told && typeof part["widget"] === "string" && part["field"] === undefined
  const label = source === undefined || isTold ? undefined : part[source]
  const said = label === undefined ? "" : `「${brief(String(label))}」`
  if (typeof part["field"] === "string")
    return said === "" ? `${controlName(part["widget"] ?? "text")}の入力欄` : `入力欄${said}`
  if (typeof part["widget"] === "string") return `${componentName(part["widget"])}${said}`
  if (typeof part["screen"] === "string") return `「${words.title(part["screen"])}」`
  if (typeof part["do"] === "string") return `動き「${actionName(part["do"])}」`
  if (typeof part["section"] === "string") return `入力のまとまり${said}`
  if (typeof part["$ref"] === "string") return "共通の部品"
  // An option without words of its own is called what its value is.
  if (holder === "options" && said === "" && part["value"] !== undefined)
    return `${propertyName(holder)}「${words.offered(part["value"]) ?? String(part["value"])}」`
  if (holder === "sections" && said !== "") return said
  if (said !== "") return `${propertyName(holder)}${said}`
  return undefined
}

const longest = 24

/** A text by its beginning. */
const brief = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

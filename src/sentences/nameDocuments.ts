import { recordOf } from "../domain/json"
import type { AskedField } from "../domain/workshop"
import { documentName } from "./sayPlace"
import { type DocumentValues, wordsOf } from "./wordsOf"

/** What people call each document, by file: 「出金」, 「出金」の入力フォーム, 通信「保存済みの申込み内容」. */
export function nameDocuments(values: DocumentValues, fields: readonly AskedField[]): Readonly<Record<string, string>> {
  const words = wordsOf([values], fields)
  return Object.fromEntries([...values].map(([file, value]) => [file, documentName(words, file, recordOf(value))]))
}

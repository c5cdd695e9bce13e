import type { Imported, ImportNote, NoteCode } from "../../../renderer/importer"

type Sentence = (name: string) => string

/** One sentence for each thing that could not come along. */
const sentences: Readonly<Record<NoteCode, Sentence>> = {
  "reference-remote": (name) => `別のファイルへの参照「${name}」はたどれません。この部分を取り込んでいません。`,
  "reference-recursive": (name) =>
    `参照「${name}」が自分自身に戻ります。終わりのない入れ子はフォームにできないため、この部分を取り込んでいません。`,
  "reference-missing": (name) => `参照「${name}」の先に何もありません。この部分を取り込んでいません。`,
  keyword: (name) => `「${name}」に当たる書き方がありません。この決まりは確かめられません。`,
  condition: () => "この条件をフォームの条件として書けません。これで変わる部分を取り込んでいません。",
  "condition-circle": (name) =>
    `「${name}」を表示する条件が、めぐりめぐって自分の回答によります。この項目を取り込んでいません。`,
  never: (name) => `「${name}」を表示する条件が、どの回答でも成り立ちません。この項目を取り込んでいません。`,
  branch: (name) => `「${name}」の分かれ方をフォームにできません。この部分を取り込んでいません。`,
  conflict: (name) => `「${name}」がほかの場所の書き方と食い違います。はじめの書き方だけを取り込みました。`,
  type: (name) => `値の種類${name === "" ? "" : `「${name}」`}が1つに決まりません。この項目を取り込んでいません。`,
  file: () => "ファイルの項目は送り先が必要です。画面を作るときに upload で書き足してください。",
  list: () => "一覧の中の一覧と、順番で種類が変わる一覧はフォームにできません。この項目を取り込んでいません。",
  format: (name) => `書式「${name}」を確かめるチェックがありません。書式は確かめられません。`,
  pattern: () => "この正規表現は正しくないか、時間がかかりすぎます。文字の並びは確かめられません。",
  default: () => "はじめの値が schema で許された値ではないか、同意の項目です。空のままにしました。",
  undeclared: (name) => `「${name}」は必須ですが、properties にありません。`,
  hidden: (name) => `見えない項目「${name}」を取り込んでいません。値は送られません。`,
  renamed: (name) => `「${name}」は条件に書けない名前です。名前を変えたので、送る値の名前も変わります。`,
  widget: (name) => `「${name}」に当たる部品がありません。いつもの部品にしました。`,
  "ui-keyword": (name) => `「${name}」に当たる書き方がありません。`,
  "ui-field": (name) => `「${name}」という項目は schema にありません。`,
  text: () => "タグ・URL・見えない文字を含む文は表示できません。この文を取り込んでいません。",
  autocomplete: (name) => `autocomplete「${name}」は、ブラウザーが知らない言葉です。`,
}

export const explainNote = ({ code, name }: ImportNote): string => sentences[code](name)

type Refused = Extract<Imported, { kind: "refused" }>

const refusals: Readonly<Record<Refused["reason"], Sentence>> = {
  "no-schema": (detail) => `JSON Schemaとして読み取れません${detail === "" ? "" : `（${detail}）`}`,
  "no-ui": () => "uiSchemaは { } で囲んだまとまりで書いてください",
  "no-object": (type) => `フォームにできるのは type が object の schema だけです（書かれているのは ${type}）`,
  "no-fields": () => "フォームにできる項目がひとつもありません",
}

export const explainRefusal = ({ reason, detail }: Refused): string => refusals[reason](detail)

import { personalNames } from "../../sentences"
import type { SentencesOf } from "./sentences"
import { ifMeant, instead, knownTypes, schemaHint, mismatch, say, typesInWords, unknownType } from "./wording"

/** 「氏名」は "name" */
const classesInWords = (classes: Parameters<typeof say>[0]): string =>
  [classes ?? []]
    .flat()
    .map((name) => `${personalNames[String(name)] ?? ""} "${String(name)}"`)
    .join("、")

/** Where a shared schema holds what is told at the reference to it. */
const inShared = (place: Parameters<typeof say>[0]): string => (say(place) === "" ? "" : `${say(place)} の`)

/** The JSON Schema behind forms and calls. */
export const schemaTexts: SentencesOf<"schemas"> = {
  "schema-invalid": {
    message: (values) =>
      values["found"] === undefined
        ? `「${say(values["name"])}」の書き方が JSON Schema として正しくありません。${mismatch(values)}。`
        : unknownType(values["found"]),
    fix: ({ keyword, detail, ...values }) =>
      keyword === "type" && values["name"] === "required"
        ? 'schema の required は、必ず要る値の名前を [ ] で並べて、properties と同じ所に書きます。お客さまに必ず答えていただく項目には、ui に "required": true と書いてください。'
        : keyword === "type"
          ? `${typesInWords(say(detail).split(", "))}に書き換えてください。`
          : schemaHint(values),
  },
  "schema-branching": {
    message: ({ keyword }) =>
      `フォームの schema に「${say(keyword)}」は使えません。入力が消えたり送れなくなったりします。`,
    fix: () => "場合分けは、ui の when や requiredWhen に条件で書いてください。",
  },
  "schema-circle": {
    message: ({ name }) =>
      name === undefined
        ? "schema の $ref が、めぐりめぐって元に戻っています。"
        : `$ref「${say(name)}」が、めぐりめぐって元に戻っています。`,
    fix: () => "どこかの $ref をやめて、内容をそのまま書いてください。",
  },
  "schema-too-large": {
    message: () => "schema の $ref をたどると、大きくなりすぎます。",
    fix: () => "同じ $ref を何重にもたどらないように、schema を分けるか、まとめてください。",
  },
  "schema-keyword-unknown": {
    message: ({ name, shared }) =>
      `${inShared(shared)}「${say(name)}」という指定はありません。このままでは何も確かめません。`,
    fix: (values) =>
      values["field"] === undefined
        ? instead("その指定を削除してください。")(values)
        : `「${say(values["name"])}」は、schema ではなく、ui の { "field": "${say(values["field"])}" … } の中に書いてください。`,
  },
  "schema-type-unknown": {
    message: ({ name, shared }) => `${inShared(shared)}${unknownType(name)}`,
    fix: knownTypes,
  },
  "schema-format-unknown": {
    message: ({ name, shared }) =>
      `${inShared(shared)}形式「${say(name)}」はありません。このままでは何も確かめません。`,
    fix: instead("その指定を削除してください。"),
  },
  "schema-codes-unknown": {
    message: ({ name, shared }) => `${inShared(shared)}コードの表「${say(name)}」はありません。`,
    fix: instead("codes フォルダーに表の文書を作ってください。"),
  },
  "personal-unsaid": {
    message: ({ name, shared, found }) =>
      found !== ""
        ? `${inShared(shared)}「${say(name)}」の personal「${say(found)}」という種類はありません。`
        : `${inShared(shared)}「${say(name)}」の値が、お客さまの何を表すか（personal）が決まっていません。記録や問い合わせの画面で、値を伏せるかどうかを決められません。`,
    fix: ({ classes, ...values }) =>
      ifMeant(values, `"personal" に、値が表すものを書いてください：${classesInWords(classes)}。`),
  },
  "schema-reference-unknown": {
    message: ({ name }) => `$ref「${say(name)}」の行き先がありません。`,
    fix: ({ name, nearest, isGuess }) =>
      nearest !== undefined
        ? isGuess === true
          ? `似た行き先に「${say(nearest)}」があります。# の前のファイル名と、# のあとの場所を確認してください。`
          : `「${say(nearest)}」の書き間違いではありませんか。`
        : String(name).startsWith("call:")
          ? "「call:」のあとに、ある通信の名前を書いてください。"
          : "shared フォルダーのファイル名と、# のあとの場所を確認してください。",
  },
  "pattern-invalid": {
    message: ({ pattern, shared = "" }) =>
      `${inShared(shared)}pattern「${say(pattern)}」は正規表現として読み取れません。`,
    fix: () => "かっこや \\ の過不足を確認してください。",
  },
  "pattern-slow": {
    message: ({ pattern, shared = "" }) =>
      `${inShared(shared)}pattern「${say(pattern)}」は、入力によっては確認に非常に長い時間がかかります。`,
    fix: () => "「(a+)+」のような繰り返しの中の繰り返しをなくすか、用意された入力チェックを使ってください。",
  },
  "patterns-too-many": {
    message: ({ most }) =>
      `繰り返しを組み合わせた pattern が多すぎるため、安全かどうかを確認できません（上限は${say(most)}個）。`,
    fix: () => "用意された入力チェックを使うか、ファイルを分けてください。",
  },
  "schema-enum-impossible": {
    message: ({ value, found, known, shared = "" }) =>
      `${inShared(shared)}受け付ける値（enum）の「${say(value)}」は、${typesInWords(found)}として書かれています。この項目の型は ${typesInWords(known)}のため、だれも選べません。`,
    fix: () => "型に合わせて書いてください。要らない値は削除してください。",
  },
  "schema-value-without-code": {
    message: ({ name, table, shared = "" }) =>
      `${inShared(shared)}値（enum）の「${say(name)}」が、コード表「${say(table)}」にありません。表の言葉で見せる所では「表示できません」と出ます。`,
    fix: ({ name, table, nearest }) =>
      nearest === undefined
        ? `codes/${say(table)}.codes.json に「${say(name)}」を書き足すか、要らない値なら削除してください。`
        : `コード表の「${say(nearest)}」を「${say(name)}」に直すか、こちらの値を「${say(nearest)}」に直してください。システムが返す値は変わらないので、どちらが正しいかを確認してください。`,
  },
  "range-empty": {
    message: ({ low, high, min, max }) =>
      `下限 ${say(low)}（${say(min)}）が、上限 ${say(high)}（${say(max)}）より大きくなっています。`,
    fix: () => "下限と上限を入れ替えるか、値を直してください。",
  },
  "default-wrong": {
    message: (values) => `初期値「${say(values["value"])}」が schema の決まりと合いません。${mismatch(values)}。`,
    fix: () => "決まりに合う初期値に直すか、default を削除してください。",
  },
  "required-unknown": {
    message: ({ name }) => `required の「${say(name)}」が properties にありません。フォームを送れなくなります。`,
    fix: () => "properties に書き足すか、required から削除してください。",
  },
}

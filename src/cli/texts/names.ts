import type { ProblemText } from "../../../renderer/compiler"
import type { SentencesOf } from "./sentences"
import { instead, listed, say, typesInWords } from "./wording"

const unknown = (thing: string, hint: string): ProblemText => ({
  message: ({ name }) => `「${say(name)}」という${thing}はありません。`,
  fix: instead(hint),
})

const tokensHint = "app.json の tokens に書き足してください。"

/** What reads a value, written as if it were a token. */
const isValue = (name: string): boolean =>
  /^(?:kept|form|draft|query|ctx|state|item|res|flow|sheet|session|app|values)\.|\|/.test(name)

const unused = (thing: string, place: string): ProblemText => ({
  message: ({ name }) => `${thing}「${say(name)}」は、どこでも使われていません。`,
  fix: ({ nearest }) =>
    nearest === undefined
      ? `${place}から削除してください。`
      : `「${say(nearest)}」の書き間違いではありませんか。違う場合は、${place}から削除してください。`,
})

const byDevelopers = "開発担当に追加を依頼してください。"

/** Names that exist nowhere. */
export const nameTexts: SentencesOf<"names"> = {
  "name-misspelt": {
    message: ({ name, nearest }) =>
      `「${say(name)}」は、どこでも使われていません。使われている「${say(nearest)}」は、どこにも書かれていません。`,
    fix: ({ nearest }) => `「${say(nearest)}」の書き間違いではありませんか。`,
  },
  "condition-unused": unused("条件", "conditions.json"),
  "client-unused": unused("接続先", "errors.json の clients"),
  "token-unused": unused("共通の語句", "app.json の tokens"),
  "link-unused": unused("リンク先", "app.json の links"),
  "unknown-widget": unknown("部品", byDevelopers),
  "unknown-control": unknown("入力部品", byDevelopers),
  "unknown-action": unknown("動作", byDevelopers),
  "unknown-source": unknown("データの取得元", byDevelopers),
  "unknown-format": unknown("表示形式", byDevelopers),
  "unknown-conversion": unknown("入力の変換", byDevelopers),
  "unknown-check": unknown("入力チェック", byDevelopers),
  "unknown-skeleton": unknown("読み込み中の形", byDevelopers),
  "unknown-icon": unknown("アイコン", byDevelopers),
  "unknown-illustration": unknown("イラスト", byDevelopers),
  "unknown-operator": unknown("条件の書き方", byDevelopers),
  "unknown-constant": unknown("定数", byDevelopers),
  "unknown-interface": {
    message: ({ name }) => `アプリの枠に「${say(name)}」という文章を出す所はありません。`,
    fix: instead("messages.json の interface から削除してください。"),
  },
  "unknown-scheme": {
    message: ({ name }) => `アプリへの合図に「${say(name)}」というものはありません。`,
    fix: instead("app.json の schemes から削除してください。"),
  },
  "unknown-colour": {
    message: ({ name }) => `「${say(name)}」という色を使う所はありません。`,
    fix: instead("theme.json の light と dark から削除してください。"),
  },
  "unknown-design-token": {
    message: ({ name }) => `「${say(name)}」という寸法や書体を使う所はありません。`,
    fix: instead("theme.json の tokens から削除してください。"),
  },
  "colour-missing": {
    message: ({ part, missing }) =>
      `${part === "dark" ? "暗い配色" : "明るい配色"}に、色 ${say(missing)} がありません。これを使うすべての画面で、色が付きません。`,
    fix: () => "theme.json に書き足してください。何の色かは schemas/meta/reference.md にあります。",
  },
  "design-token-missing": {
    message: ({ missing }) => `寸法や書体 ${say(missing)} がありません。これを使うすべての画面で、見た目が崩れます。`,
    fix: () => "theme.json の tokens に書き足してください。何に使うかは schemas/meta/reference.md にあります。",
  },
  "interface-missing": {
    message: ({ missing }) => `アプリの枠に出す文章 ${say(missing)} がありません。その場所に何も表示されません。`,
    fix: () => "messages.json の interface に書き足してください。どこに出るかは schemas/meta/reference.md にあります。",
  },
  "scheme-missing": {
    message: ({ missing }) => `アプリへの合図のアドレス ${say(missing)} がありません。アプリが始まりません。`,
    fix: () => "app.json の schemes に書き足してください。",
  },
  "state-type": {
    message: ({ name, found, known }) =>
      `画面内の値「${say(name)}」は${typesInWords(known)}ですが、${typesInWords(found)}を入れようとしています。`,
    fix: ({ known }) => `${typesInWords(known)}に書き換えるか、画面の state の初期値をそろえてください。`,
  },
  "unknown-condition": unknown("名前付きの条件", "conditions.json に書き足してください。"),
  "unknown-message": unknown("メッセージ", "messages.json に書き足すか、文章をそのまま書いてください。"),
  "unknown-token": {
    ...unknown("共通の語句", tokensHint),
    fix: (values) => {
      const name = say(values["name"])
      return isValue(name)
        ? `値を入れる { } は1つずつです。「{${name}}」と書いてください。`
        : instead(tokensHint)(values)
    },
  },
  "unknown-link": unknown("リンク先", "app.json の links に書き足してください。"),
  "unknown-area": unknown("機能のまとまり", "app.json の areas に書き足してください。"),
  "unknown-code-table": unknown("コード表", "codes フォルダーにコード表を作ってください。"),
  "unknown-call": unknown(
    "通信",
    "calls フォルダーに通信の文書を作ってください。書き方は schemas/README.md のレシピ9にあります。",
  ),
  "unknown-form": unknown("フォーム", "その名前のフォームの文書を作ってください。"),
  "unknown-screen": {
    message: ({ name }) => `「${say(name)}」という画面はありません。`,
    fix: (values) =>
      /^https?:/.test(say(values["name"]))
        ? "アプリの外のサイトは、app.json の links に書き、動きの open-external で開いてください。"
        : instead("画面の文書を作るか、app.json の routes にパスを書き足してください。")(values),
  },
  "unknown-sheet": unknown("ハーフシート", "その名前のシートの文書を作ってください。"),
  "unknown-flow": unknown("フロー", "その名前のフローの文書を作ってください。"),
  "unknown-client": unknown("接続先", "errors.json の clients に書き足してください。"),
  "unknown-data": unknown("データ", "この画面の data に書き足してください。"),
  "unknown-state": unknown("画面内の値", "この画面の state に初期値を書き足してください。"),
  "unknown-query": unknown(
    "アドレスの値",
    "その画面（別の画面を開くときは行き先の画面）の query に書き足してください。",
  ),
  "unknown-state-target": unknown("画面", "画面の文書を作るか、app.json の routes にパスを書き足してください。"),
  "sheet-value-unread": {
    message: ({ name, sheet }) => `ハーフシート「${say(sheet)}」は「${say(name)}」という値を使いません。`,
    fix: instead("ハーフシートに「$sheet.名前」を書き足すか、この行を削除してください。"),
  },
  "query-value-refused": {
    message: ({ name, found }) => `アドレスの値「${say(name)}」は「${say(found)}」になれません。`,
    fix: instead("query の in に書き足してください。"),
  },
  "unknown-kept": {
    message: ({ name, isKept }) =>
      isKept === true
        ? `引き継ぐ値「${say(name)}」がどんな値か、app.json にまだ書かれていません。`
        : `「${say(name)}」という引き継ぐ値はありません。`,
    fix: (values) => {
      const { name, call, isKept, nearest } = values
      if (isKept !== true) return instead("app.json の scope の kept に書き足してください。")(values)
      const near = nearest === undefined ? "" : `「${say(nearest)}」の書き間違いでなければ、`
      const shape =
        call === undefined
          ? "値の形（JSON Schema）"
          : `"${say(name)}": { "$ref": "call:${say(call)}" }（通信の答えの形）`
      return `${near}app.json の scope の kept に、${shape}を書き足してください。`
    },
  },
  "kept-never-written": {
    message: ({ name }) =>
      `引き継ぐ値「${say(name)}」を、どこでも預けて（keep）いません。ここで読んでも、いつも空です。`,
    fix: ({ name }) =>
      `前の画面のボタンなどの動きに { "do": "keep", "name": "${say(name)}", "in": "encrypted", "value": … } を書き足すか、ここで読むのをやめてください。`,
  },
  "unknown-kept-property": unknown("引き継ぐ値の項目", "app.json の scope の kept に書き足してください。"),
  "kept-value-refused": {
    message: ({ name, found }) => `引き継ぐ値「${say(name)}」は「${say(found)}」になれません。`,
    fix: instead("app.json の scope の kept で、その値を使えるようにしてください。"),
  },
  "unknown-button-style": unknown("ボタンの見た目", byDevelopers),
  "unknown-answer-field": {
    message: ({ name, form }) => `フォーム「${say(form)}」に「${say(name)}」という入力項目はありません。`,
    fix: instead("フォームに入力項目を書き足してください。"),
  },
  "form-not-drawn": {
    message: ({ name, isSent, isBefore, isLost, known }) =>
      isLost === true
        ? `フォーム「${say(name)}」が、どの画面にも表示されていません。この画面の body から、フォームの部品がなくなっていませんか。`
        : isBefore === true
          ? `お客さまがこの画面で入力するのは${listed(known)}ですが、サーバーからの入力エラーは、別の画面のフォーム「${say(name)}」に出ることになっています。`
          : isSent === true
            ? `フォーム「${say(name)}」は、この画面にも、ここから戻れる画面にも表示されていません。サーバーからの入力エラーが、お客さまに届きません。`
            : `フォーム「${say(name)}」は、この画面に表示されていません。`,
    fix: (values) =>
      values["isLost"] === true
        ? `body に { "widget": "form", "form": "${say(values["name"])}", "into": "$${say(values["root"] ?? "form")}" } を書き足してください。使わなくなったフォームなら、送る動きとフォームの文書を削除します。`
        : values["isBefore"] === true
          ? `"form" に、この画面で入力するフォームの名前を書いてください。`
          : instead("body に form の部品を書き足してください。")(values),
  },
}

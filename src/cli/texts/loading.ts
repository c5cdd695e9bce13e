import type { ProblemTexts } from "../../../renderer/compiler"

/** What can be wrong before any rule is asked. */
export const loadingTexts = {
  "json-broken": {
    message: () => "JSONとして読み取れません。",
    fix: () => "この行の近くで、カンマ・かっこ・引用符の過不足を確認してください。",
  },
  "json-too-deep": {
    message: () => "入れ子が深すぎるため、読み取れません。",
    fix: () => "かっこの閉じ忘れがないか確認してください。",
  },
  "json-forbidden-key": {
    message: ({ key }) => `「${key}」という名前は使用できません。`,
    fix: () => "この項目を削除してください。",
  },
  "json-repeated-key": {
    message: ({ key }) => `同じ場所に「${key}」が2回書かれています。`,
    fix: () => "どちらか一方を削除してください。",
  },
  "json-no-object": {
    message: () => "ファイルの中身が { } で囲まれていません。",
    fix: () => "ほかのファイルを参考に、全体を { と } で囲んでください。",
  },
  "file-name": {
    message: () => "ファイル名から種類が分かりません。",
    fix: () => "「名前.screen.json」「名前.form.json」のように、種類を含むファイル名にしてください。",
  },
  "repeated-id": {
    message: ({ id, first }) => `「${id}」はすでに ${first} で使われています。`,
    fix: () => "ファイル名とidを、ほかと重ならない名前に変えてください。",
  },
  "compile-failed": {
    message: ({ reason }) => `画面に組み立てられません（${reason}）。`,
    fix: () => "このファイルのJSON Schemaの書き方を確認してください。",
  },
} as const satisfies ProblemTexts

import type { ReferenceTask } from "../../../../renderer/compiler"

/** Screens, what they load, half-sheets, and the states that QA looks at. */
export const screenTasks: readonly ReferenceTask[] = [
  {
    title: "画面を書く / Write a screen",
    words: {
      "screen.title": ["ヘッダーとページの題名", "Text of the header and of the page title"],
      "screen.layout": ["`blank` はヘッダーのない画面", "`blank` draws no header"],
      "screen.page": ["記録に使うページ名（省略するとid）", "Page name of analytics records; the id where absent"],
      "screen.header": ["ヘッダーの見せ方", "How the header looks"],
      "screen.header.back": ["戻るボタンの行き先", "Where the back button leads"],
      "screen.header.hidden": ["ヘッダーを出さない", "No header"],
      "screen.header.close": ["閉じるボタンを出す", "A button that closes"],
      "screen.header.rotate": ["画面を回すボタンを出す", "A button that turns the screen"],
      "screen.body": ["本文の部品", "Components of the body"],
      "screen.footer": ["画面の下にとどまるボタンなど", "What stays at the bottom, such as buttons"],
      "screen.enter": ["画面を開いたときの動き", "What runs when the screen opens"],
      "screen.state": [
        "この画面だけの値（`$state`）と、最初の値",
        "Values of this screen alone (`$state`), as they begin",
      ],
    },
  },
  {
    title: "画面を開ける人とアドレスを決める / Decide who may open a screen, and how",
    words: {
      "screen.query": ["アドレスの `?` のあとの値", "Values behind the `?` of the address"],
      "screen.query.in": ["使える値", "Values that are allowed"],
      "screen.query.pattern": ["使える形（正規表現）", "Form that is allowed (regular expression)"],
      "screen.query.default": ["書かれていないときの値", "Value where none is given"],
      "screen.query.as": ["`integer` は数として読む", "`integer` reads a number"],
      "screen.query.else": ["正しくない値のときの動き", "What runs where the value is wrong"],
      "screen.needs": ["前の画面から預かっているはずの値（`$kept`）", "Kept values (`$kept`) that have to be there"],
      "screen.needs.else": ["預かっていないときの動き", "What runs where they are missing"],
    },
  },
  {
    title: "サーバーの値を使う / Use values of a server",
    words: {
      "screen.data": ["画面で使う値の名前と、その取り方", "Values that the screen uses, by name"],
      "data.call": ["通信の名前", "Id of a call"],
      "data.source": ["アプリの中で作る値の名前", "Name of a source of the app"],
      "data.input": ["送るもの・渡すもの", "What is sent or handed over"],
      "data.when": ["この条件のときだけ取る", "Loaded only where the condition holds"],
      "data.loading": ["待つ間の見た目", "Shapes drawn while it loads"],
      "data.empty": ["空のときの見せ方", "What to do where there is nothing"],
      "data.empty.when": ["空とみなす条件", "When it counts as empty"],
      "data.empty.body": ["空のときに本文の代わりに出す部品", "Components in place of the body"],
      "data.error": [
        "失敗したとき：`outcome` は決まった動き、`retry` はもう一度のボタン、`ignore` は出さない",
        "Failure: what outcomes say, a retry button, or living without",
      ],
      "data.on": ["終わり方ごとの動き", "What follows each outcome"],
    },
  },
  {
    title: "ハーフシートを書く / Write a half-sheet",
    words: {
      "sheet.title": ["題名", "Title"],
      "sheet.subtitle": ["説明", "Explanation below it"],
      "sheet.body": ["本文の部品", "Components"],
      "sheet.buttons": ["ボタン（大切なものから）", "Buttons, the most important first"],
      "sheet.buttons.key": ["記録とサンプルで使う名前", "Name in records and samples"],
      "sheet.buttons.label": ["ボタンの文字", "Label"],
      "sheet.buttons.style": ["見た目", "Look"],
      "sheet.buttons.tap": ["押したときの動き（空なら閉じるだけ）", "What runs; an empty list only closes"],
    },
  },
  {
    title: "確かめる状態を書く / Describe the states to look at",
    words: {
      "screen.samples": ["画面の状態の名前と中身", "States of the screen by name"],
      "sample.description": ["何を確かめる状態か", "What the state is for"],
      "sample.query": ["アドレスの値", "Values of the address"],
      "sample.calls": [
        "通信ごとの答え（サンプルの名前、コード、終わり方、`pending`）",
        "Answer of each call: a sample, a code, an outcome or `pending`",
      ],
      "sample.answers": ["フォームの回答", "Answers of forms"],
      "sample.submitted": ["送信ボタンを押したあとにする", "As if the form had been submitted"],
      "sample.files": ["選んだ写真", "Pictures that were chosen"],
      "sample.files.name": ["ファイル名", "File name"],
      "sample.files.size": ["大きさ（バイト）", "Size in bytes"],
      "sample.kept": ["預かっている値（`$kept`）", "Kept values (`$kept`)"],
      "sample.ctx": ["まわりの値（`$ctx`）の差しかえ", "Overrides of `$ctx`"],
      "sample.tap": ["順に押す部品の `key`", "Keys of blocks to tap, in order"],
      "sample.do": ["落ち着いたあとの動き", "Actions once the screen is idle"],
    },
  },
]

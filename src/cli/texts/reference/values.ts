import type { ReferenceTask } from "../../../../renderer/compiler"

/** Roots of `$paths`, and the words that stand at every component and action. */
export const valueTasks: readonly ReferenceTask[] = [
  {
    title: "値を使う / Use a value",
    words: {
      "$<data>": ["画面の `data` に書いた名前の値", "Data of the screen, by its name"],
      $draft: ["`into` が `$draft` のフォームの回答", "Answers of the form whose `into` is `$draft`"],
      $form: ["`into` が `$form` のフォームの回答", "Answers of the form whose `into` is `$form`"],
      $search: [
        "`into` が `$search` のフォームの回答（一覧をしぼり込む言葉など）",
        "Answers of the form whose `into` is `$search`, such as words that narrow a list",
      ],
      $query: ["アドレスの `?` のあとの値", "Values of the address"],
      $values: ["計算で作った値（`values`）", "Values made of values"],
      $state: ["この画面だけの値", "Values of this screen alone"],
      $kept: ["前の画面から預かった値", "Values that were kept for the next screen"],
      $ctx: ["まわりのこと：今日の日付、端末、ログインなど", "What is around: date, device, login ..."],
      $flow: [
        "順番の中の位置：`section`、`index`、`of`、`ahead.screens`、`ahead.minutes`",
        "Where a customer is among the steps",
      ],
      $app: ["app.json の `constants`、`links`、`tokens`、`schemes`", "What app.json says"],
      $session: ["ログインの間だけの値", "Values of the login session"],
      $sheet: ["ハーフシートを開いたときに渡した値", "Values handed to the half-sheet"],
      $item: ["一覧の1件", "One item of a list"],
      $index: ["一覧の何件目か（0から）", "Its place, from 0"],
      $res: ["直前の通信の答え", "Answer of the last call"],
      $failure: ["直前の失敗（`outcome`、`code`、`messages`）", "The last failure"],
    },
  },
  {
    title: "通信の終わり方ごとに動きを書く / Say what follows an outcome",
    words: {
      "on.ok": ["うまくいった", "Success"],
      "on.rejected": ["業務エラー（コードが返った）", "Refused by the server, with or without a code"],
      "on.not-found": ["見つからない", "Not found"],
      "on.sheet": ["サーバーがハーフシートを送ってきた", "The server sent a half-sheet"],
      "on.maintenance": ["メンテナンス中", "Maintenance"],
      "on.signed-out": ["ログインが切れている", "Not logged in any more"],
      "on.offline": ["つながらない", "No connection"],
      "on.timeout": ["時間内に答えがない", "No answer in time"],
      "on.broken": ["答えを読み取れない", "An answer that cannot be understood"],
      "on.unconfirmed": ["送ったが、受け付けられたかわからない", "A write that left without an answer"],
      "on.cancelled": ["途中でやめた", "Given up on the way"],
    },
  },
  {
    title: "部品と動きに共通の言葉 / Words of every component and action",
    words: {
      $schema: ["補完のためのファイル", "For completion in editors"],
      $ref: [
        "ほかの画面と共通の部分（shared フォルダの `ファイル#/場所`）。一覧を指すと、その全部が入る",
        "A part that screens share, in `shared/`; of a list, all its items",
      ],
      kind: ["文書の種類", "Kind of document"],
      id: ["文書の名前（ファイル名と同じ）", "Its name, as the file's"],
      version: ["いつも1", "Always 1"],
      description: ["なぜそうなっているか（お客さまには出ない）", "Why; customers never see it"],
      widget: ["部品の名前", "Name of a component or control"],
      do: ["動きの名前", "Name of an action"],
      when: ["この条件のときだけ", "Only where it holds"],
      key: ["記録とサンプルで使う名前", "Name in records and samples"],
      on: ["終わり方ごとの動き", "What follows each outcome"],
      condition: ["名前のついた条件", "A condition of conditions.json"],
    },
  },
]

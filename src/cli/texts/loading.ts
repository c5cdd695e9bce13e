import type { ProblemText, ProblemTexts } from "../../../renderer/compiler"

/** What people most often write that is no JSON, and what to write instead. */
const causes: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  conflict: [
    "「{}」があります。2人の変更がぶつかり、両方が書かれたままになっています。",
    "<<<<<<< から >>>>>>> までを見て、正しい方だけを残し、この3種類の印の行を削除してください。",
  ],
  tab: ['" " で囲んだ文字の中に、タブがあります。', "タブを削除するか、空白に置き換えてください。"],
  space: [
    "全角の空白など、半角でない空白が、文字の外にあります。",
    "その空白を削除して、半角の空白で書き直してください。",
  ],
  "full-width": [
    "全角の「{}」があります。",
    '記号と数字は半角で書いてください（" : , { } [ ] 0〜9）。全角は、" " で囲んだ文章の中だけで使えます。',
  ],
  "single-quote": ["「'」で囲まれています。", '文字は " " で囲んでください。'],
  comment: ["「{}」で始まる説明（コメント）があります。", '説明は "description" に書くか、削除してください。'],
  "extra-comma": ["余分なカンマがあります。", "この「,」を削除してください。最後のものの後ろに「,」は付けません。"],
  "missing-comma": ["「{}」の後ろに、区切りのカンマがありません。", "その後ろに「,」を付けてください。"],
  "missing-colon": ["名前の後ろに「:」がありません。", '「"名前": 値」のように書いてください。'],
  quote: ['「{}」の前の " で、文字が終わっています。', '文章の中では「 」を使うか、 " を \\" と書いてください。'],
  "unclosed-bracket": [
    "{opened}行目で開いた「{}」が閉じられていません。",
    "「{}」と対になるかっこ（{ には }、[ には ]）を、中身の終わりに書き足してください。",
  ],
  "extra-bracket": ["「{}」が余分にあります。対になる、開くかっこがありません。", "この「{}」を削除してください。"],
  unclosed: ["開いたかっこが、この辺りで閉じられていません。", "対になる } か ] を書き足してください。"],
  "line-break": [
    '" で始まる文字が、この行で閉じられていません。',
    '行の終わりに " を付けてください。文章の中の改行は \\n と書きます。',
  ],
  number: ["数値「{}」を読み取れません。", "「999999999」のように、区切りのカンマや先頭の0を付けずに書いてください。"],
  word: [
    '「{}」が " " で囲まれていません。',
    '文字なら " " で囲んでください。囲まないのは、数値と true・false・null（小文字）だけです。',
  ],
}

const sayCause = (nth: 0 | 1, { cause, found, opened }: Parameters<ProblemText["message"]>[0]): string | undefined =>
  causes[String(cause)]?.[nth].replace("{}", () => String(found)).replace("{opened}", String(opened))

/** What can be wrong before any rule is asked. */
export const loadingTexts = {
  "json-broken": {
    message: (values) => `JSONとして読み取れません。${sayCause(0, values) ?? ""}`,
    fix: (values) => sayCause(1, values) ?? "この行の近くで、カンマ・かっこ・引用符の過不足を確認してください。",
  },
  "file-empty": {
    message: () => "ファイルの中身が空です。",
    fix: () => "変更履歴から前の中身を戻すか、内容を書いてください。不要なファイルなら、ファイルごと削除してください。",
  },
  "file-encoding": {
    message: () => "文字コードがUTF-8ではありません。この行から先に、読み取れない文字があります。",
    fix: () =>
      "エディターで文字コードを「UTF-8」にして、保存し直してください。文字がすでに「\uFFFD」に置き換わっている場合は、変更履歴から戻してください。",
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
  "file-too-large": {
    message: ({ found, most }) => `ファイルが大きすぎるため、中身を確認できません（${found}文字。上限は${most}文字）。`,
    fix: () => "画面やコード表を、いくつかのファイルに分けてください。",
  },
  "list-too-large": {
    message: ({ found, most }) => `並びが長すぎます（${found}件。上限は${most}件）。`,
    fix: () => "件数を減らしてください。件数の多い一覧は、サーバーから取得してください。",
  },
  "object-too-large": {
    message: ({ found, most }) => `項目が多すぎます（${found}個。上限は${most}個）。`,
    fix: () => "いくつかのファイルに分けてください。",
  },
  "text-too-large": {
    message: ({ found, most }) => `文が長すぎます（${found}文字。上限は${most}文字）。`,
    fix: () => "短くするか、いくつかの部品に分けてください。",
  },
  "file-unreadable": {
    message: () => "ファイルとして開けません。リンク先がないか、フォルダを指しているか、読み取る権限がありません。",
    fix: () => "リンクを正しい場所に直すか、ファイルを置き直してください。",
  },
  "json-no-object": {
    message: () => "ファイルの中身が { } で囲まれていません。",
    fix: () => "ほかのファイルを参考に、全体を { と } で囲んでください。",
  },
  "file-name": {
    message: () => "ファイル名から種類が分かりません。",
    fix: ({ wanted }) =>
      wanted === undefined
        ? "「名前.screen.json」「名前.form.json」のように、種類を含むファイル名にしてください。"
        : `中身の kind は、「${wanted}」という名前のファイルのものです。ファイル名を変えてください。`,
  },
  "repeated-id": {
    message: ({ id, first }) => `「${id}」はすでに ${first} で使われています。`,
    fix: () => "ファイル名とidを、ほかと重ならない名前に変えてください。",
  },
  "shared-part-unknown": {
    message: ({ name }) => `「${name}」という共通の部分はありません（または、自分自身を指しています）。`,
    fix: () => "shared フォルダのファイル名と、# のあとの場所を確認してください。",
  },
  "document-not-served": {
    message: ({ kind, id }) =>
      `文書「${id}」（${kind}）は、書き方が ${kind} の決まりと合わないため、アプリに入りません。`,
    fix: ({ kind }) =>
      `schemas/meta/${kind}.schema.json の決まりと合うように直してください。エディターで開くと、合わない場所に線が引かれます。`,
  },
  "compile-failed": {
    message: ({ reason }) => `画面に組み立てられません（${reason}）。`,
    fix: () => "このファイルのJSON Schemaの書き方を確認してください。",
  },
} as const satisfies ProblemTexts

import type { SentencesOf } from "./sentences"
import { instead, say } from "./wording"

/** The sentences that customers read. */
export const customerTextTexts: SentencesOf<"texts"> = {
  "text-unclosed": {
    message: ({ part }) => `「${say(part)}」の { が閉じられていません。`,
    fix: () => "} を書き足してください。{ という文字そのものを出すときは \\\\{ と書きます。",
  },
  "text-empty-place": {
    message: () => "{ } の中が空です。",
    fix: () => "「{account.NAME}」のように、差し込む値の名前を書いてください。",
  },
  "text-dollar": {
    message: ({ part }) => `文章の中の「${say(part)}」に $ は付けません。`,
    fix: ({ part }) => `「${say(part).replaceAll("$", "")}」と書いてください。`,
  },
  "text-path": {
    message: ({ part }) => `「${say(part)}」を値の差し込みとして読み取れません。`,
    fix: () => "「{account.AMOUNT|yen}」のように、値の名前と表示形式を1つずつ書いてください。",
  },
  "text-strong": {
    message: ({ part }) => `「${say(part)}」の ** が閉じられていません。`,
    fix: () => "強調する言葉の前後に ** を書いてください。",
  },
  "text-link": {
    message: ({ part }) => `「${say(part)}」のリンクの書き方が正しくありません。`,
    fix: () => "「[よくあるご質問](link:faq)」のように、app.json の links の名前を書いてください。",
  },
  "text-bracket": {
    message: ({ found }) => `「${say(found)}」が閉じられていません。`,
    fix: () => "閉じるかっこを書き足してください。",
  },
  "text-markup": {
    message: ({ found }) => `文章に「${say(found)}」という記号があります。このままの文字で表示されてしまいます。`,
    fix: ({ found }) =>
      /^<br/i.test(say(found))
        ? "改行は \\n と書きます。"
        : "記号を削除してください。改行は \\n、強調は ** で書きます。",
  },
  "text-mark-unread": {
    message: ({ found, kind }) =>
      kind === "break"
        ? `「${say(found)}」は改行にならず、そのままの文字で表示されます。`
        : kind === "plain"
          ? `「${say(found)}」は、ここでは太字やリンクにならず、記号がそのまま表示されます。`
          : `「${say(found)}」の記号は、そのままの文字で表示されます。`,
    fix: ({ kind, wanted, found }) =>
      kind === "break"
        ? `${say(found).startsWith("\\") ? "ファイルには \\ を2つ続けず" : "半角の \\ を使い"}、\\n と書きます（編集デスクでは Enter キーを押します）。`
        : `「${say(wanted)}」と書いてください。`,
  },
  "text-unit-doubled": {
    message: ({ found, format, unit }) =>
      `「${say(found)}」は、単位が2回表示されます。表示形式「${say(format)}」は、値のあとに「${say(unit)}」を付けます。`,
    fix: ({ wanted }) => `「${say(wanted)}」とだけ書いてください。`,
  },
  "text-number-commas": {
    message: ({ found }) => `数「${say(found)}」のコンマの位置が違います。桁を間違えて読まれます。`,
    fix: ({ found }) =>
      `3桁ごとにコンマを打ってください（${Number(say(found).replaceAll(",", "")).toLocaleString("ja-JP")}）。桁の数も確認してください。`,
  },
  "text-scheme": {
    message: ({ found }) => `文章に「${say(found)}」があります。アドレスは文章に書けません。`,
    fix: () => "app.json の links に登録し、その名前でリンクしてください。",
  },
  "text-full-width-brackets": {
    message: ({ found }) => `「${say(found)}」は全角の記号で書かれているため、値に置きかわらず、そのまま表示されます。`,
    fix: ({ wanted }) => `半角の記号で「${say(wanted)}」と書いてください。`,
  },
  "text-half-width-kana": {
    message: ({ found }) => `半角カタカナ「${say(found)}」があります。`,
    fix: ({ found }) => `「${say(found).normalize("NFKC")}」と全角で書いてください。`,
  },
  "text-invisible": {
    message: () => "目に見えない文字が含まれています。",
    fix: () => "文章を入力し直してください。コピーした文章には混ざることがあります。",
  },
  "text-emoji": {
    message: ({ found }) => `絵文字「${say(found)}」があります。`,
    fix: () => "言葉で書くか、絵文字を削除してください。",
  },
  "text-exclamation": {
    message: () => "感嘆符（！）が使われています。",
    fix: () => "「。」で終えるか、感嘆符を削除してください。",
  },
  "text-doubled-mark": {
    message: ({ found }) => `句読点「${say(found)}」が続いています。`,
    fix: ({ found }) => `「${say(found).slice(0, 1)}」1つにしてください。`,
  },
  "text-full-width-digits": {
    message: ({ found }) => `全角の英数字「${say(found)}」があります。`,
    fix: ({ found }) => `「${say(found).normalize("NFKC")}」と半角で書いてください。`,
  },
  "text-machine-word": {
    message: ({ found }) => `お客さま向けの文章に「${say(found)}」があります。英語やコードは使いません。`,
    fix: () => "日本語に言い換えてください。広く知られた略語は、app.json の constants.allowedWords に書き足せます。",
  },
  "text-unwritten": {
    message: () => "文章がまだ書かれていません。このままでは、お客さまに「文章を入力してください」と見えます。",
    fix: () => "表示する言葉を書いてください。不要であれば、項目ごと削除してください。",
  },
  "text-empty": {
    message: () => "文章が空です。",
    fix: () => "表示する言葉を書いてください。不要であれば、項目ごと削除してください。",
  },
  "text-space-around": {
    message: ({ start, end }) =>
      `文章の${start === true ? (end === true ? "前後" : "前") : "あと"}に、余分な空白か改行があります。`,
    fix: () => "文章の前後の空白と改行を削除してください。コピーした文章には混ざることがあります。",
  },
  "text-two-names": {
    message: ({ found }) => `「${say(found)}」は使わない言い方です。`,
    fix: ({ better }) => `「${say(better)}」に言い換えてください。`,
  },
  "link-empty": {
    message: ({ name }) => `リンク「${say(name)}」は app.json で空ですが、押せるようになっています。`,
    fix: ({ name }) =>
      `押せる部品に when で「${say(`{ "filled": ["$app.links.${String(name)}"] }`)}」を書いてください。空のときは出なくなります。`,
  },
  "image-address-wrong": {
    message: ({ found }) => `「${say(found)}」は、画像のアドレスではありません。お客さまの画面には出ません。`,
    fix: () => "https:// で始まるアドレスか、アドレスの入ったデータの項目（$item.LOGO_URL など）を書いてください。",
  },
  "link-unsafe": {
    message: ({ name, found }) => `リンク「${say(name)}」の行き先「${say(found)}」は使えません。`,
    fix: ({ meant }) =>
      meant === undefined
        ? "https:// で始まるアドレスか、/ で始まるアプリ内のパスを書いてください。"
        : `電話番号は、半角で「${say(meant)}」と書いてください。`,
  },
  "link-scheme-unknown": {
    message: ({ name, found }) =>
      `リンク「${say(name)}」の始まり「${say(found)}:」は使えません。開くものがありません。`,
    fix: ({ nearest }) =>
      nearest === undefined
        ? "https: か、電話なら tel:、メールなら mailto: で始めてください。"
        : `「${say(nearest)}:」の書き間違いではありませんか。`,
  },
  "link-place-unfilled": {
    message: ({ link, name, address }) =>
      name === undefined
        ? `リンク「${say(link)}」の { } が正しく閉じていません（${say(address)}）。`
        : `リンク「${say(link)}」の {${say(name)}} に入る値がありません。このリンクは開きません。`,
    fix: ({ name, nearest, known }) => {
      if (name === undefined) return "「{market_id}」のように、{ と } の間に値の名前だけを書いてください。"
      if (nearest !== undefined) return `「${say(nearest)}」の書き間違いではありませんか。`
      const others = say(known) === "" ? "" : `（いま書いてあるのは ${say(known)} です）`
      return `リンクを開く動きの values に「${say(name)}」を書いてください${others}。`
    },
  },
  "scheme-wrong": {
    message: ({ name, found, known }) =>
      `合図「${say(name)}」の「${say(found)}」は、アプリ（${say(known)}://）に届きません。`,
    fix: ({ nearest, example }) =>
      nearest === undefined
        ? `「${say(example)}」のように書いてください。`
        : `「${say(nearest)}」の書き間違いではありませんか。`,
  },
  "link-host-unknown": {
    message: ({ name, found }) =>
      `リンク「${say(name)}」の行き先「${say(found)}」は、案内してよいサイト（allowedHosts）にありません。`,
    fix: instead("constants の allowedHosts に書き足してください。"),
  },
  "allowed-host-wrong": {
    message: ({ found }) => `allowedHosts の「${say(found)}」は、ホスト名ではありません。`,
    fix: () => "「www.example.jp」のように、1つずつ省略せずに書いてください。「*」は使えません。",
  },
}

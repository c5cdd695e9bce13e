import type { SentencesOf } from "./sentences"
import { instead, listed, mismatch, say, typesInWords } from "./wording"

/** Calls and what follows them. */
export const callTexts: SentencesOf<"calls"> = {
  "outcome-open": {
    message: ({ call, open }) =>
      `通信「${say(call)}」が ${say(open)} で終わったときの動きが、どこにも書かれていません。`,
    fix: () => "この場所の on、通信の文書の outcomes、errors.json のどれかに書き足してください。",
  },
  "field-error-unknown": {
    message: ({ name }) =>
      `「${say(name)}」という入力項目はなく、この通信が送るものの中にもありません。エラーの文章がどの項目にも出ません。`,
    fix: instead("request の properties にある名前を書いてください。"),
  },
  "server-sheet-wrong": {
    message: (values) =>
      `コード「${say(values["code"])}」でサーバーが送る案内（sheet）が、errors.json の決まりと合いません。${mismatch(values)}。`,
    fix: () =>
      "この sheet を直してください。新しい種類のボタンのときは、errors.json のこの接続先の sheet の決まりにも足します。",
  },
  "quiet-code-unanswered": {
    message: ({ call, code }) =>
      `通信「${say(call)}」のコード「${say(code)}」は、サーバーの案内を出さない決まり（"shows": "none"）ですが、ここにはこのコードのときの動きがありません。`,
    fix: ({ code }) =>
      `お客さまに伝える動きを、この場所の on か、通信の文書の outcomes に「"${say(code)}": [ … ]」と書いてください。サーバーの案内でよければ、codes の "shows": "none" を消してください。`,
  },
  "outcome-impossible": {
    message: ({ name, call, isRead }) =>
      isRead === true
        ? `通信「${say(call)}」は読むだけ（effect が read）なので、「${say(name)}」（届いたかどうか分からない）で終わることはありません。`
        : `「${say(name)}」という終わり方はありません。`,
    fix: (values) =>
      values["isRead"] === true
        ? 'この動きを削除してください。内容を変える通信なら、通信の文書に "effect": "write" と書いてください。'
        : instead("通信の文書の codes に書き足してください。")(values),
  },
  "client-default-missing": {
    message: ({ client, missing }) => `接続先「${say(client)}」に、${say(missing)} のときの動きがありません。`,
    fix: () => "errors.json のこの接続先の outcomes に書き足してください。",
  },
  "client-outcome-unknown": {
    message: ({ name }) => `「${say(name)}」という終わり方はありません。`,
    fix: instead("綴りを確認してください。"),
  },
  "effect-missing": {
    message: ({ method }) => `${say(method)} の通信は内容を変えますが、effect が "read" になっています。`,
    fix: () => '"effect": "write" と書いてください。',
  },
  "effect-doubtful": {
    message: ({ call, proof }) =>
      proof === undefined
        ? `通信「${say(call)}」は読むだけ（effect が read）ですが、どこでも返事を使っていません。内容を変える通信ではありませんか。`
        : `通信「${say(call)}」は読むだけ（effect が read）ですが、本人確認のあかし（${say(proof)}）を送ります。内容を変える通信ではありませんか。`,
    fix: ({ proof }) =>
      `内容を変えるなら "effect": "write" と書いてください。読むだけなら、${proof === undefined ? "返事（$res）を使うか、この通信をやめてください。" : "stepUp を削除してください。"}`,
  },
  "request-id-on-read": {
    message: () => "この通信は読むだけ（effect が read）なので、受付番号は付きません。",
    fix: () => "requestId を削除してください。",
  },
  "step-up-wrong": {
    message: ({ name }) => `本人確認のあかしを送る項目「${say(name)}」が、request の任意の項目にありません。`,
    fix: instead("request に項目を足し、required には入れないでください。"),
  },
  "store-missing": {
    message: ({ call }) => `通信「${say(call)}」の文書には、一覧を皆で使うための store がありません。`,
    fix: () => "通信の文書に store を書き足すか、store のある通信の名前に変えてください。",
  },
  "item-incomplete": {
    message: ({ call, missing }) => `通信「${say(call)}」の一覧で1件を見分ける項目「${say(missing)}」がありません。`,
    fix: ({ name, nearest }) =>
      nearest === undefined
        ? "通信の文書の store の by にある項目を、すべて item に書いてください。"
        : `「${say(name)}」を「${say(nearest)}」に直してください。`,
  },
  "store-wrong": {
    message: ({ name }) => `通信の返事に「${say(name)}」がありません。一覧をほかの画面と共有できません。`,
    fix: instead("response にある名前に直すか、response に書き足してください。"),
  },
  "effect-on-get": {
    message: () => "GET の通信は内容を変えられません。",
    fix: () => '"effect": "read" とするか、method を POST などに変えてください。',
  },
  "path-parameter-missing": {
    message: ({ name }) => `パスの {${say(name)}} に入れる値が request にありません。`,
    fix: instead("request の properties に書き足してください。"),
  },
  "call-path-wrong": {
    message: ({ path }) => `パス「${say(path)}」が正しくありません。`,
    fix: () => "「/v2/client/deposit」のように、接続先のアドレスを除いたパスだけを書いてください。",
  },
  "call-path-repeated": {
    message: ({ method, path, other }) =>
      `${say(method)} 「${say(path)}」は、通信「${say(other)}」のアドレスと同じです。別の通信の文書を写したままになっていませんか。`,
    fix: () => "この通信のアドレスに直すか、同じ通信なら、文書を1つにまとめてください。",
  },
  "call-path-misspelt": {
    message: ({ word, wordMeant }) =>
      `パスの「${say(word)}」は、この通信の名前の「${say(wordMeant)}」と1か所だけ違います。書き間違いなら、サーバーに届きません。`,
    fix: ({ wordMeant }) =>
      `サーバーの決まりを確かめ、「${say(wordMeant)}」に直すか、通信の名前（id）を同じ書き方にそろえてください。`,
  },
  "input-missing": {
    message: ({ call, missing }) => `通信「${say(call)}」に必要な値 ${say(missing)} が渡されていません。`,
    fix: () => "input に書き足してください。",
  },
  "input-unknown": {
    message: ({ call, name }) => `通信「${say(call)}」は「${say(name)}」という値を受け取りません。`,
    fix: instead("通信の文書の request に書き足してください。"),
  },
  "input-type": {
    message: (values) =>
      values["literal"] === undefined
        ? `通信「${say(values["call"])}」の「${say(values["name"])}」に渡す値の種類（${typesInWords(values["found"])}）が違います。`
        : `通信「${say(values["call"])}」の「${say(values["name"])}」に、「${say(values["literal"])}」は渡せません。${mismatch(values)}。`,
    fix: ({ wanted }) =>
      wanted === undefined ? "通信の決まりに合う値に直してください。" : `${typesInWords(wanted)}の値を渡してください。`,
  },
  "answer-name-taken": {
    message: ({ name, client }) =>
      `「${say(name)}」は、接続先「${say(client)}」のどの返事にも付く項目の名前です。通信の返事の項目には使えません。`,
    fix: ({ taken }) => `サーバーの決まりを確かめ、別の名前にしてください。使えない名前は ${listed(taken)} です。`,
  },
  "answer-not-sent": {
    message: ({ name, form, call }) =>
      `フォーム「${say(form)}」の「${say(name)}」の回答を、通信「${say(call)}」に渡していません。`,
    fix: ({ name }) =>
      `input に "${say(name)}" を書き足してください。わざと送らない回答なら、フォームの項目に "sent": false と書いてください。`,
  },
  "input-too-wide": {
    message: ({ call, name, form, keyword, allowed, taken, value }) =>
      `フォーム「${say(form)}」の「${say(name)}」は、${
        keyword === undefined
          ? `「${say(value)}」と答えられますが、通信「${say(call)}」はこの値`
          : `${say(keyword)} が ${allowed === undefined ? "なく" : `${say(allowed)} で`}、通信「${say(call)}」の ${say(taken)} を超える答え`
      }を受け取りません。お客さまが保存できなくなります。`,
    fix: ({ form, keyword, taken }) =>
      keyword === undefined
        ? `フォーム「${say(form)}」の選択肢か、通信の文書の request を直してください。`
        : `フォーム「${say(form)}」の ${say(keyword)} を ${say(taken)} 以下にするか、通信の文書の request を直してください。`,
  },
  "data-writes": {
    message: ({ call }) => `画面を開くだけで、内容を変える通信「${say(call)}」が動いてしまいます。`,
    fix: () => "ボタンの tap で動かすか、内容を変えない通信に変えてください。",
  },
  "value-of-another": {
    message: ({ name, other }) => `「${say(name)}」として渡しているのは、「${say(other)}」の値です。`,
    fix: ({ wanted }) => `「${say(wanted)}」の書き間違いではありませんか。`,
  },
}

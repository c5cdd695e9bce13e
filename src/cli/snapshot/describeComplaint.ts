import { createRequire } from "node:module"

/** Sentences for what is wrong with a picture, by how the complaint begins. */
const sentences: readonly (readonly [beginning: RegExp, sentence: string])[] = [
  [/^sideways: page is (\d+) wide in (\d+)/, "画面が横に動いてしまいます（中身の幅$1、画面の幅$2）"],
  [/^outside: /, "文が画面の外に出ています："],
  [/^clipped: (.+) by (.+)$/, "文が途中で切れています：$1（切っている部品：$2）"],
  [/^overlap: (.+) and (.+)$/, "文が重なっています：$1 と $2"],
  [/^without its line: (.+) in (.+)$/, "リンクの一部に下線がありません：$1（リンク：$2）"],
  [/^small: /, "指で押すには小さすぎます（縦横44以上にします）："],
  [/^crowded: (.+) and (.+) by (\d+)$/, "押す所が重なっています：$1 と $2（$3）"],
  [/^zooms: /, "入力欄の文字が16より小さく、iPhoneで画面が拡大されます："],
  [/^cut off: /, "入力した値が欄に入りきっていません："],
  [/^(?:main )?headings: (\d+).*/, "画面の見出し（h1）は1つにします（いま$1）"],
  [/^not meant for a customer: /, "お客さまにお見せしない言葉が出ています："],
  [/^not drawn: /, "描けなかった部品があります："],
  [/^the page has no title$/, "ページの名前（title）がありません"],
  [/^contrast ([\d.]+) < ([\d.]+): /, "文字の色が背景に近すぎます（差$1、必要な差$2）："],
  [/^split: (“.+?”) in /, "ひと続きで読む $1 の途中で行が変わります："],
  [/^error: /, "プログラムが止まりました："],
  [/^console: /, "ブラウザにエラーの記録があります："],
  [/^network: /, "サンプルにない通信がありました："],
  [/^the screen does not settle$/, "画面の動きが終わりません"],
]

interface Locale {
  readonly rules: Readonly<Record<string, { readonly help: string } | undefined>>
}

let rules: Locale["rules"] | undefined

/** What axe says of one of its rules in Japanese; the rule itself where it says nothing. */
function helpOf(rule: string): string {
  rules ??= (createRequire(import.meta.url)("axe-core/locales/ja.json") as Locale).rules
  return rules[rule]?.help ?? rule
}

/** A complaint about a picture as people read it, with the size of the phone where it is seen on a small one alone. */
export function describeComplaint(complaint: string): string {
  const [, size, large, said = complaint] = /^at (\d+)x\d+(, text 200 %)?: (.*)$/s.exec(complaint) ?? []
  const where = size === undefined ? "" : `幅${size}の画面${large === undefined ? "" : "、文字200%"}：`
  const [, rule, place] = /^axe ([\w-]+): (.*)$/s.exec(said) ?? []
  if (rule !== undefined) return `${where}${helpOf(rule)}（${rule}）：${place}`
  const [beginning, sentence] = sentences.find(([pattern]) => pattern.test(said)) ?? []
  return `${where}${beginning && sentence !== undefined ? said.replace(beginning, sentence) : said}`
}

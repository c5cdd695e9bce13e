const damaged: Readonly<Record<string, string>> = {
  text: "JSONの文章",
  release: "リリース",
  module: "画面のファイル",
  manifest: "リリースの目録",
  pointer: "公開の指示",
  audit: "記録",
  proposal: "提案",
  effect: "お客さまに起きることの計算",
  review: "確認",
  withdrawal: "提案の取り下げ",
  cancellation: "予定の取りやめ",
  person: "登録されている人",
  password: "パスワード",
  channel: "公開先",
  confirmation: "前に戻したことの確認",
}

/** What `verify` found, such as `text app.json`. */
export function writeDamage(damage: string): string {
  const [kind = "", name = ""] = damage.split(" ")
  return `${damaged[kind] ?? kind} ${name} が、書かれたときと違います。`
}

/** Why the server does not start: `lines` are what does not fit, such as `a.json:3 ...`. */
export const writeUnfit = ({ release, lines }: { readonly release: string; readonly lines: readonly string[] }) =>
  [
    `公開中のリリース ${release} は、このアプリでは表示できません。前のアプリで起動して、前に戻すか直したものを公開してから、もう一度起動してください。`,
    ...lines.map((line) => `  ${line}`),
  ].join("\n")

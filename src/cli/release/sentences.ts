/** Why the server does not start: `lines` are what does not fit, such as `a.json:3 ...`. */
export const writeUnfit = ({ release, lines }: { readonly release: string; readonly lines: readonly string[] }) =>
  [
    `公開中のリリース ${release} は、このアプリでは表示できません。前のアプリで起動して、前に戻すか直したものを公開してから、もう一度起動してください。`,
    ...lines.map((line) => `  ${line}`),
  ].join("\n")

/** Why the server does not start: the RELEASE_KEY that it was given, or the one that its database keeps. */
export const wrongKeys = {
  given: "環境変数 RELEASE_KEY の鍵を読み取れません。PEM形式（PKCS#8）のEd25519の秘密鍵を指定してください。",
  kept: "これまでのリリースに署名した鍵が、データベースにないか壊れています。環境変数 RELEASE_KEY を使っていたときは同じ鍵を指定し、使っていなかったときはデータベースをバックアップから戻して、もう一度起動してください。",
} as const

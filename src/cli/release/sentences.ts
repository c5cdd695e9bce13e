/** Why the server does not start: `lines` are what does not fit, such as `a.json:3 ...`. */
export const writeUnfit = ({ release, lines }: { readonly release: string; readonly lines: readonly string[] }) =>
  [
    `公開中のリリース ${release} は、このアプリでは表示できません。前のアプリで起動して、前に戻すか直したものを公開してから、もう一度起動してください。`,
    ...lines.map((line) => `  ${line}`),
  ].join("\n")

/** Why the server does not start with the RELEASE_KEY that it was given. */
export const wrongKey =
  "環境変数 RELEASE_KEY の鍵を読み取れません。PEM形式（PKCS#8）のEd25519の秘密鍵を指定してください。"

/** Sentences about what is in the way outside of us, as it is told by those whom we ask. */

const isError = (error: unknown): error is Error & Readonly<Record<string, unknown>> => error instanceof Error

/** That a database could not be opened; undefined of any other error. */
export function sayUnopened(error: unknown): string | undefined {
  if (!isError(error) || error.name !== "UnopenedDatabaseError") return undefined
  const { folder, message } = error
  const reason = message.replace(/^[^:]*: */, "")
  const said = reason === "" ? "" : `（${reason}）`
  return typeof folder === "string"
    ? `データベースのフォルダ「${folder}」を開けません${said}。環境変数 DATA_DIR に、書き込めるフォルダを指定してください。`
    : `データベースを開けません${said}。動いていることと、環境変数 DATABASE_URL を確かめてから、もう一度実行してください。`
}

/** That a file could not be read or written; undefined of any other error. */
export function sayDisk(error: unknown): string | undefined {
  if (!isError(error)) return undefined
  const { code, path } = error
  const what = typeof path === "string" ? `「${path}」` : "ファイル"
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return `ディスクに空きがないため、${what}に書き込めませんでした。空きを作ってから、もう一度実行してください。`
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${what}を読み書きする権限がありません。権限を確かめてから、もう一度実行してください。`
    case "EISDIR":
      return `${what}はフォルダのため、読み書きできません。`
    case "ENOTDIR":
    case "EEXIST":
      return `${what}を作れません。同じ名前のファイルがないか確かめてください。`
    case "ENOENT":
      return typeof path === "string" ? `${what}がありません。` : undefined
    default:
      return undefined
  }
}

const moves: Readonly<Record<string, string>> = {
  close: "アプリの画面を閉じます",
  login: "ログインへ進みます",
  rotate: "画面の向きを変えます",
}

/** Where a state page says that the customer would go, in words that follow 「ここから」. */
export function sayMove(move: string, titleOf: (address: string) => string | undefined = () => undefined): string {
  const [kind = "", target = ""] = move.split(" ", 2)
  if (kind === "back") return "前の画面へ戻ります"
  if (kind === "external") return `外部のページ（${target}）へ進みます`
  const title = titleOf(move.split("?")[0] ?? move)
  if (title !== undefined) return `「${title}」へ進みます`
  return moves[move] ?? `${move} へ進みます`
}

export interface Ordering {
  /** Name of a channel. */
  readonly channel: string
  readonly percent: number
  readonly takeover: "visit" | "now"
  readonly reason: string
  /** At once where it is absent. */
  readonly startsAt?: string
  /** Also where applicants have to answer again, or have answered for nothing. */
  readonly asksAgain?: boolean
}

/** Whom it reaches: who looks at the app now may go on with what they have. */
export const reaching = ({ takeover }: Pick<Ordering, "takeover">): string =>
  takeover === "now"
    ? "いま開いている人も、次にページを開いたときに変わります。"
    : "新しい訪問から変わり、いま開いている人は今のまま進めます。このブラウザーでアプリを開いたことがあれば、新しいプライベートウィンドウで確かめてください。"

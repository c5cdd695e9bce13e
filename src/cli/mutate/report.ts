import { kinds } from "./mutators"
import type { Verdict } from "./verdict"

export interface Counts {
  readonly check: number
  readonly state: number
  readonly journey: number
  /** By any of them. */
  readonly noticed: number
  readonly nobody: number
  /** Customers load the very same. */
  readonly same: number
}

export function countsOf(verdicts: readonly Verdict[]): Counts {
  const count = (by: Verdict["seen"]["by"]) => verdicts.filter(({ seen }) => seen.by === by).length
  const [check, state, journey] = [count("check"), count("state"), count("journey")]
  return {
    check,
    state,
    journey,
    noticed: check + state + journey,
    nobody: count("nobody"),
    same: count("none-needed"),
  }
}

const names: Readonly<Record<(typeof kinds)[number], string>> = {
  word: "言葉",
  order: "順番",
  condition: "条件の反対",
  constant: "条件の値",
  always: "条件をなくす",
  option: "選択肢・コード",
  number: "数字",
  reference: "ほかのものの名前",
  required: "必須",
  flag: "はい・いいえ",
  part: "部品・動きをなくす",
  property: "設定をなくす",
}

/** What nobody noticed, place by place, and how many of each kind were noticed by what. */
export function writeResult(verdicts: readonly Verdict[], root: string): string {
  const unnoticed = verdicts.filter(({ seen }) => seen.by === "nobody")
  const table = kinds.map((kind) => {
    const { check, state, journey, nobody, same } = countsOf(verdicts.filter((one) => one.kind === kind))
    return `  ${names[kind]}: 調べる ${check}、状態 ${state}、ケース ${journey}、だれも ${nobody}、変わらない ${same}`
  })
  return [...unnoticed.map((one) => writeUnnoticed(one, root)), table.join("\n"), writeTotal(verdicts)].join("\n\n")
}

function writeUnnoticed({ kind, file, pointer, before, after, seen }: Verdict, root: string): string {
  const to = after === "" ? "（なくす）" : shorten(after)
  return [`${root}/${file}  ${pointer}`, `  ${names[kind]}: ${shorten(before)} → ${to}`, `  ${wouldShow(seen)}`].join(
    "\n",
  )
}

/** Where nobody noticed: what is missing. */
function wouldShow(seen: Verdict["seen"]): string {
  if (seen.by !== "nobody") return ""
  const { screens, states } = seen
  return screens.length === 0
    ? "どの画面にもはいらない共通の文書です。これが出る状態かケースがあれば気づけます。"
    : `${screens.slice(0, 3).join("、")} の${states}件の状態では同じに見えます。この値で違いが出る状態があれば気づけます。`
}

const mostLetters = 120
const shorten = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text)

function writeTotal(verdicts: readonly Verdict[]): string {
  const { check, state, journey, noticed, nobody, same } = countsOf(verdicts)
  const all = noticed + nobody
  const share = all === 0 ? "0" : ((100 * noticed) / all).toFixed(2)
  return `${verdicts.length}件の変更のうち${all}件がお客さまに違いのあるものです（ほかの${same}件は届くものが変わりません）。${noticed}件（${share}%）に気づきました: 調べる ${check}、状態 ${state}、ケース ${journey}。`
}

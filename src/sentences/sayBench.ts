import type { Bench, BenchChange, BenchVerdict } from "../domain/bench"

/** What people call how a state stands beside what was before. */
export const verdictNames: Readonly<Record<BenchVerdict, string>> = {
  same: "変わらない",
  different: "違う",
  added: "新しい",
  gone: "なくなった",
  unsteady: "揺れ",
  untold: "撮れなかった",
}

const decided = { right: "正しい", wrong: "誤り" } as const

/** What people said of a difference. */
export const sayDecision = ({ decision }: BenchChange): string =>
  decision ? decided[decision.verdict] : "まだ決めていない"

const number = (count: number) => count.toLocaleString("ja-JP")

/** What has been drawn of so many states, and what waits for somebody. */
export function sayBench({ run, states, alike, changes }: Bench, of: number): string {
  const drawn = `状態 ${number(of)}（撮ったもの ${number(states.length)}）`
  if (!run) return `${drawn}。まだ何もくらべていません。`
  const count = (verdict: BenchVerdict) => states.filter((state) => state.verdict === verdict).length
  const undecided = changes.filter(({ decision }) => !decision).length
  const rest = (["added", "gone", "unsteady", "untold"] as const).flatMap((verdict) =>
    count(verdict) > 0 ? [`${verdictNames[verdict]} ${number(count(verdict))}`] : [],
  )
  const said =
    changes.length === 0
      ? "違い 0"
      : `違い ${number(changes.length)}種類・${number(count("different"))}の状態（まだ決めていないもの ${number(undecided)}）`
  const left = alike > 0 ? [`ほかと同じに見えるため省いたもの ${number(alike)}`] : []
  return [drawn, said, ...rest, ...left].join("、")
}

import type { Effect, OpenApplications } from "../domain/effect"

export interface SaidEffect {
  /** 画面 1/113、ケース 6/75 */
  readonly counts: string
  readonly lines: readonly string[]
  /** What stays as it is. */
  readonly rest: string
}

const kinds = { changed: "が変わります", added: "が増えます", removed: "がなくなります" } as const
const shared = {
  theme: "配色・文字・余白が変わります（すべての画面）",
  app: "すべての画面に共通の設定や文が変わります",
  closures: "お休みの予定が変わります（その間、お休みの範囲を開いたお客さまには、お休みの画面が出ます）",
} as const

/** An effect in words. */
export function sayEffect({ of, screens, shared: all, cases, applications }: Effect): SaidEffect {
  const { groups, untold } = cases
  return {
    counts: `画面 ${screens.length}/${of}、ケース ${cases.changed}/${cases.of}`,
    lines: [
      ...screens.map(
        ({ title, kind, isShared }) =>
          `画面「${title}」${kinds[kind]}${isShared ? "（共通の文・部品・通信から）" : ""}`,
      ),
      ...all.map((one) => shared[one]),
      ...groups.map(({ says, cases: numbers }) => `${says}（ケース ${numbers.length}件）`),
      ...(applications === undefined ? [] : sayApplications(applications)),
      ...untold.map((flow) => `流れ「${flow}」は変更の前と後の両方では通せないため、ケースを調べられませんでした`),
    ],
    rest: `変わらないこと：ほかの${of - screens.length}画面、${cases.of - cases.changed}ケース（ケースは、流れのある手続きのものです）`,
  }
}

/** At the time when the effect was worked out: people go on with their applications. */
function sayApplications({ of, asked, carried, setAside, screens }: OpenApplications): readonly string[] {
  if (of === 0) return ["申込み途中のお客さまはいません"]
  const among = `申込み途中のお客さま${of}人のうち`
  const counted = [
    [asked, `${asked}人に、もう一度または新しくご回答いただきます`],
    [carried, `${carried}人の回答を、新しい名前で引き継ぎます`],
    [setAside, `${setAside}人の回答の一部を、使わなくなります（元に戻せば、戻ります）`],
  ] as const
  const said = counted.flatMap(([count, says]) => (count === 0 ? [] : [`${among}${says}`]))
  const places = screens.map(({ screen, applications }) => `${screen}でご回答いただく方 ${applications}人`)
  return said.length === 0 ? [`申込み途中のお客さま${of}人は、今のまま続けられます`] : [...said, ...places]
}

import type { ComparisonName } from "../../renderer"

const comparisons: Readonly<Record<ComparisonName, string>> = {
  is: "が次と同じ",
  isNot: "が次と違う",
  in: "が次のどれか",
  notIn: "が次のどれでもない",
  filled: "がある",
  empty: "がない",
  contains: "に次が含まれる",
  containsAny: "に次のどれかが含まれる",
  containsAll: "に次のすべてが含まれる",
  countIs: "の件数が次と同じ",
  countAtLeast: "の件数が次以上",
  countAtMost: "の件数が次以下",
  firstOf: "の中ではじめて出てくる",
  gt: "が次より大きい",
  gte: "が次以上",
  lt: "が次より小さい",
  lte: "が次以下",
  between: "が次の間",
  multipleOf: "が次の倍数",
  before: "が次より前の日",
  after: "が次より後の日",
  onOrBefore: "が次の日以前",
  onOrAfter: "が次の日以後",
  sameDay: "が次と同じ日",
  sameMonth: "が次と同じ月",
  monthIn: "の月が次のどれか",
  ageAtLeast: "に生まれた方が次の年齢以上",
  ageBelow: "に生まれた方が次の年齢未満",
  lengthIs: "の文字数が次と同じ",
  lengthAtLeast: "の文字数が次以上",
  lengthAtMost: "の文字数が次以下",
  startsWith: "が次で始まる",
  hasDigit: "に数字がある",
  hasLetter: "に文字がある",
  hasIdeograph: "に漢字がある",
  hasKana: "にかながある",
  knownCharacters: "の文字がどれも使える",
  spells: "が次をつないだもの",
}

/** What people choose between the two sides of a comparison. */
export const operatorNames: Readonly<Record<string, string>> = comparisons

const roots: Readonly<Record<string, string>> = {
  form: "この画面の答え",
  draft: "この画面の答え",
  saved: "これまでの答え",
  ctx: "端末・日時",
  query: "アドレスの条件",
  state: "画面の状態",
  kept: "前の画面から",
  item: "並びの中の行",
  values: "計算した値",
  session: "この利用のあいだ",
  app: "アプリ全体",
}

/** What people call where a value comes from. */
export const rootName = (path: string): string => roots[path.slice(1).split(".")[0] ?? ""] ?? "データ"

import { type Branch, reading } from "./directory"

/** First letters of the readings of each row of the syllabary, as the transfer system spells them. */
const rows: Readonly<Record<string, string>> = {
  ア: "ｱｲｳｴｵ",
  カ: "ｶｷｸｹｺ",
  サ: "ｻｼｽｾｿ",
  タ: "ﾀﾁﾂﾃﾄ",
  ナ: "ﾅﾆﾇﾈﾉ",
  ハ: "ﾊﾋﾌﾍﾎ",
  マ: "ﾏﾐﾑﾒﾓ",
  ヤ: "ﾔﾕﾖ",
  ラ: "ﾗﾘﾙﾚﾛ",
  ワ: "ﾜｦﾝ",
}

export function ofInitial<Row extends Branch>(all: readonly Row[], initial: string): readonly Row[] {
  const letters = rows[initial] ?? ""
  return all.filter(({ kana }) => letters.includes(reading(kana).charAt(0) || " "))
}

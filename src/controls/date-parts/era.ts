/** First year of an era in the western calendar, and how many years it had or may have. */
const eras: Readonly<Record<string, readonly [start: number, years: number]>> = {
  明治: [1868, 45],
  大正: [1912, 15],
  昭和: [1926, 64],
  平成: [1989, 31],
  令和: [2019, 99],
}

/** As forms in Japan abbreviate them. */
const initials: Readonly<Record<string, string>> = { M: "明治", T: "大正", S: "昭和", H: "平成", R: "令和" }

const name = "明治|大正|昭和|平成|令和|[MTSHR]"
const eraYear = new RegExp(`(${name})[\\s.]*(元|\\d{1,2})(?!\\d)`, "giu")
const begun = new RegExp(`^\\s*(${name})[\\s.]*\\d?\\s*$`, "iu")
const named = new RegExp(`^\\s*(${name})`, "iu")

const toPlain = (text: string): string => text.normalize("NFKC")

function westernYear(written: string, era: string, year: string): string {
  const [start, years] = eras[initials[era.toUpperCase()] ?? era] ?? [0, 0]
  const count = year === "元" ? 1 : Number(year)
  return count >= 1 && count <= years ? String(start + count - 1) : written
}

/** Years of eras in a text as western ones: 昭和55 and S55 are 1980, 令和元 is 2019. What no era had stays. */
export const westernYears = (text: string): string => toPlain(text).replace(eraYear, westernYear)

/** Era and year stay as they are written: another digit may follow, or no such year was, which is to be told. */
export const isEraOpen = (text: string): boolean => begun.test(toPlain(text)) || named.test(westernYears(text))

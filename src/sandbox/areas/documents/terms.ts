export interface Terms {
  readonly DOCUMENT_ID: string
  readonly DOCUMENT_GROUP: string
  readonly TITLE: string
  readonly VERSION: string
  readonly REQUIRED_OPEN_FLG: 0 | 1
  readonly DOC_URL: string
}

const terms = (number: number, group: string, TITLE: string, VERSION: string): Terms => ({
  DOCUMENT_ID: `A-${number}`,
  DOCUMENT_GROUP: group,
  TITLE,
  VERSION,
  REQUIRED_OPEN_FLG: 1,
  DOC_URL: `https://docs.example/a${number}.pdf`,
})

/** What customers agree to, in groups that are agreed to together. */
export const allTerms: readonly Terms[] = [
  terms(1, "basic", "総合取引約款", "2024年12月版"),
  terms(3, "specific", "特定口座約款", "2024年4月版"),
  terms(2, "us_stock", "外国証券取引口座約款", "2025年1月版"),
]

export const termsOf = (group: string): readonly Terms[] => allTerms.filter((one) => one.DOCUMENT_GROUP === group)

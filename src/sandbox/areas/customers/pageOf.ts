interface Paging {
  readonly PAGE_NO: number
  readonly PAGE_SIZE: number
}

/** The rows of a page, and what is said of all of them. */
export function pageOf<Row>(rows: readonly Row[], { PAGE_NO, PAGE_SIZE }: Paging) {
  const end = PAGE_NO * PAGE_SIZE
  return {
    TOTAL_COUNT: rows.length,
    HAS_NEXT_FLG: rows.length > end ? (1 as const) : (0 as const),
    rows: rows.slice(end - PAGE_SIZE, end),
  }
}

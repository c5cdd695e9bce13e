/** Where the document of a number is read. */
export const addressOf = (number: number): string => `https://docs.example/e${number}.pdf`

export function numberIn(address: unknown): number | undefined {
  const digits =
    typeof address === "string" ? /^https:\/\/docs\.example\/e(\d{1,6})\.pdf$/.exec(address)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}

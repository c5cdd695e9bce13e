/** How many stand behind a choice; nothing while that is not known. */
export function Count({ value }: { readonly value: unknown }) {
  return typeof value === "number" ? <span className="k-count">{value}</span> : null
}

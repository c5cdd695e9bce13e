/** Stands in for rjsf's Markdown parser in the bundle: texts are documents of ours and never Markdown. */
export function Markdown({ children }: { readonly children?: string }) {
  return children
}

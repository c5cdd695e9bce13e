import type { ScreenModule } from "../../../renderer"

/** True where the body brings its own main heading; the header's title is the heading of all other screens. */
export const hasOwnHeading = ({ screen }: ScreenModule): boolean => finds([screen.body, screen.data])

function finds(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false
  if ("widget" in node) {
    const options: { readonly level?: unknown } =
      "options" in node && typeof node.options === "object" ? (node.options ?? {}) : {}
    if (node.widget === "result" || (node.widget === "heading" && options.level === 1)) return true
  }
  return Object.values(node).some(finds)
}

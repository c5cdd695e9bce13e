import type { ContextStore } from "../platform/stores"

/** Tells the styles where they are: platform and environment. The theme follows the device unless one is given. */
export function applyTheme(page: Window, context: ContextStore, theme?: "light" | "dark"): void {
  const { dataset } = page.document.documentElement
  dataset["platform"] = context.platform
  dataset["environment"] = context.environment
  const dark = page.matchMedia("(prefers-color-scheme: dark)")
  const update = () => context.setTheme(theme ?? (dark.matches ? "dark" : "light"))
  if (theme) dataset["theme"] = theme
  else dark.addEventListener("change", update)
  update()
  observeInputMethod(page)
}

/** Whether the last input came from a key or from a finger: a ring around what was focused for them is for keys alone. */
function observeInputMethod({ document }: Window): void {
  const { dataset } = document.documentElement
  document.addEventListener("keydown", () => (dataset["input"] = "keyboard"), { capture: true })
  document.addEventListener("pointerdown", () => (dataset["input"] = "pointer"), { capture: true })
}

/** Browsers refuse a page that writes its history with every letter. */
const soonMs = 300

/**
 * Keeps a text for this tab over a reload. Not in the storage of the tab: the page in the frame shares it, and a new webview
 * remembers nothing.
 */
export function keepInTab(page: Pick<Window, "history">): Pick<Storage, "getItem" | "setItem"> {
  let soon: ReturnType<typeof setTimeout> | undefined
  const kept = () => page.history.state as Readonly<Record<string, unknown>> | null
  return {
    getItem(name) {
      const text = kept()?.[name]
      return typeof text === "string" ? text : null
    },
    setItem(name, text) {
      clearTimeout(soon)
      soon = setTimeout(() => page.history.replaceState({ ...kept(), [name]: text }, ""), soonMs)
    },
  }
}

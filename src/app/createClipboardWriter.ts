type Page = Pick<Window, "navigator">

/** Puts a text into the clipboard; false where the browser refuses, or has none. */
export const createClipboardWriter =
  (page: Page) =>
  async (text: string): Promise<boolean> => {
    try {
      // Absent where the page is not secure, whatever its type says.
      await page.navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }

/** Like `URL.parse`, which webviews of 2023 do not have yet. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

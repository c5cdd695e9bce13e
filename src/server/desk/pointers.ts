/** A JSON pointer one step further down. */
export const within = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`

import { zoo, type Files } from "./zoo"

/** Many zoos side by side: every copy has its own names, the common documents are shared. */
export function manyZoos(copies: number): Files {
  const files = Object.entries(zoo).filter(([file]) => file.includes("/"))
  const copied = Array.from({ length: copies }, (_, index) =>
    files.map(([file, content]) => {
      const text = JSON.stringify(content)
        .replaceAll(/"(animals|ticket|done|ask|visit)"/g, `"$1${index}"`)
        .replaceAll(/"zoo\/(animals|buy|progress)"/g, `"zoo/$1${index}"`)
      const name = file.replace(
        /(animals|ticket|done|ask|visit|buy|progress)\.(screen|form|sheet|flow|call)/,
        `$1${index}.$2`,
      )
      return [name, JSON.parse(text)] as const
    }),
  )
  return { ...zoo, ...Object.fromEntries(copied.flat()) }
}

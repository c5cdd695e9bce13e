export type Colour = readonly [red: number, green: number, blue: number]

const read = (digits: string): number => Number.parseInt(digits.length === 1 ? digits + digits : digits, 16)

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

/** `#RGB` and `#RRGGBB`, undefined for anything else; eight digits carry an alpha that contrast does not count. */
export function parseColour(value: string = ""): Colour | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(value)
  const [, red, green, blue] = short ?? long ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [read(red), read(green), read(blue)]
}

/** Relative luminance of WCAG 2.2. */
function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

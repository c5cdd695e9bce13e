/** Texts whose contrast is too low: 4.5:1, and 7:1 for amounts of money. What is disabled or busy is not measured. */
export function findPaleTexts(): readonly string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  if (!canvas) return ["no canvas"]
  type Colour = readonly [number, number, number, number]
  const known = new Map<string, Colour>()
  const parse = (text: string): Colour => {
    const found = known.get(text)
    if (found) return found
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255] as const
    known.set(text, colour)
    return colour
  }
  const over = (front: Colour, back: Colour): Colour => {
    const mix = (one: number, two: number) => one * front[3] + two * (1 - front[3])
    return [mix(front[0], back[0]), mix(front[1], back[1]), mix(front[2], back[2]), 1]
  }
  const groundOf = (element: Element): Colour => {
    const layers: Colour[] = []
    for (let box: Element | null = element; box; box = box.parentElement) {
      const colour = parse(getComputedStyle(box).backgroundColor)
      if (colour[3] > 0) layers.push(colour)
      if (colour[3] === 1) break
    }
    return layers.reduceRight<Colour>((ground, layer) => over(layer, ground), [255, 255, 255, 1])
  }
  const light = ([red, green, blue]: Colour) => {
    const part = (value: number) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
  const pale: string[] = []
  const stage = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.textContent ?? "").trim()
    if (!element || words === "" || !element.checkVisibility({ opacityProperty: true })) continue
    if (element.closest(".k-hidden-text, [aria-disabled=true], [data-disabled], :disabled, [aria-busy=true]")) continue
    const ground = groundOf(element)
    const [one, two] = [light(over(parse(getComputedStyle(element).color), ground)), light(ground)]
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
    const isMoney =
      element.closest(".k-figure, .k-hero__amount, .k-amount__input, .k-table__sub") !== null && /\d/.test(words)
    const least = isMoney ? 7 : 4.5
    if (contrast < least) pale.push(`${contrast.toFixed(2)} < ${least}: ${element.className} “${words.slice(0, 16)}”`)
  }
  return [...new Set(pale)]
}

import type { FramePage } from "../device/watchFrame"
import { withoutSecrets } from "./report"

/**
 * The page in the frame as a picture, without a library: its elements and rules in an SVG that the browser draws. Undefined
 * where the browser refuses. Typed values that say who somebody is are masked; pictures of other servers are left out.
 */
export async function drawPicture(page: FramePage, secrets: readonly string[]): Promise<Blob | undefined> {
  const { innerWidth: width, innerHeight: height, document, devicePixelRatio } = page
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(page, secrets))}`
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    const canvas = window.document.createElement("canvas")
    canvas.width = width * devicePixelRatio
    canvas.height = height * devicePixelRatio
    const context = canvas.getContext("2d")
    if (!context) return undefined
    context.fillStyle = page.getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((take) => canvas.toBlob((blob) => take(blob ?? undefined)))
  } catch {
    return undefined
  }
}

function svgOf(page: FramePage, secrets: readonly string[]): string {
  const { innerWidth: width, innerHeight: height, document } = page
  const root = document.documentElement.cloneNode(true) as HTMLElement
  copyValues(document.documentElement, root)
  for (const gone of root.querySelectorAll("script, link, iframe, template")) gone.remove()
  const scrolled = document.scrollingElement?.scrollTop ?? 0
  const style = document.createElement("style")
  // A picture is taken of where movements lead to.
  style.textContent = `${rulesOf(document)}\n* { animation: none !important; transition: none !important; }`
  root.querySelector("head")?.append(style)
  root.style.cssText += `;width:${width}px;height:${height}px;overflow:hidden`
  const body = root.querySelector("body")
  if (body) body.style.cssText += `;margin-top:-${scrolled}px`
  const text = withoutSecrets(new XMLSerializer().serializeToString(root), secrets)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${text}</foreignObject></svg>`
}

/** What was typed stands in no attribute. */
function copyValues(from: Element, to: Element): void {
  const copies = to.querySelectorAll("input, textarea")
  for (const [index, field] of from.querySelectorAll<HTMLInputElement>("input, textarea").entries()) {
    const copy = copies[index]
    if (!copy) continue
    const value = field.type === "password" ? "●".repeat(field.value.length) : field.value
    if (field.tagName === "TEXTAREA") copy.textContent = value
    else copy.setAttribute("value", value)
    copy.toggleAttribute("checked", field.checked)
  }
}

const rulesOf = (document: Document): string =>
  [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText)
      } catch {
        return []
      }
    })
    .join("\n")

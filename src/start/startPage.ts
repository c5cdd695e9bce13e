import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { createTextLoader } from "../../renderer/compiler"
import { documentsOf } from "../../renderer/vite"

type Texts = Readonly<Record<string, string>>

/**
 * Puts texts, links and colours of the documents into `index.html`, and its style: the page says what happens and offers
 * a way out with nothing else than itself. Style sheets of the app come behind it, because a browser draws nothing below
 * one that it waits for.
 */
export function startPage(): Plugin {
  let documents = ""
  let isServed = false
  return {
    name: "start-page",
    configResolved(config) {
      documents = documentsOf(config)
      isServed = config.command === "serve"
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) => (path === "/index.html" ? stylesLast(filled(html, { documents, isServed })) : html),
    },
  }
}

interface Filling {
  readonly documents: string
  /** Under a server that follows every save a text may be missing for a while. */
  readonly isServed: boolean
}

function filled(html: string, { documents: root, isServed }: Filling): string {
  const documents = load(root)
  const texts: Texts = {
    ...named("interface", documents.find("messages", "messages")?.document.interface),
    ...named("schemes", documents.find("app", "app")?.document.schemes),
  }
  const style = readFileSync(join(import.meta.dirname, "start.css"), "utf8").replaceAll(/\/\*.*?\*\/|\n\s*/gs, "")
  return html
    .replaceAll(/\{\{([\w.-]+)\}\}/g, (_, name: string) =>
      escaped(isServed ? (texts[name] ?? "") : valueOf(texts, name)),
    )
    .replace("</head>", () => `  <style>${coloursOf(style, documents)}${style}</style>\n  </head>`)
}

/** The page needs these and none of thousands of others, whenever it is asked for. */
function load(root: string): ReturnType<ReturnType<typeof createTextLoader>> {
  const files = ["app.json", "messages.json", "theme.json"].filter((file) => existsSync(join(root, file)))
  return createTextLoader()(new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")])))
}

const named = (group: string, values: Texts = {}): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]))

function valueOf(texts: Texts, name: string): string {
  const text = texts[name]
  if (text === undefined) throw new Error(`index.html names {{${name}}}, which no document has`)
  return text
}

const entities: Texts = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The custom properties that the style names, light and dark. */
function coloursOf(style: string, documents: ReturnType<typeof load>): string {
  const theme = documents.find("theme", "theme")?.document
  const names = new Set(Array.from(style.matchAll(/var\(--([\w-]+)\)/g), ([, name = ""]) => name))
  const declare = (values: Texts = {}) =>
    Object.entries(values)
      .filter(([name]) => names.has(name))
      .map(([name, value]) => `--${name}:${value};`)
      .join("")
  const dark = `@media (prefers-color-scheme:dark){.start{${declare(theme?.dark)}}}`
  return `.start{${declare(theme?.tokens)}${declare(theme?.light)}}${dark}`
}

const styleLink = /\s*<link rel="stylesheet"[^>]*>/g

function stylesLast(html: string): string {
  const links = html.match(styleLink) ?? []
  return html.replaceAll(styleLink, "").replace("</body>", () => `  ${links.join("").trim()}\n  </body>`)
}

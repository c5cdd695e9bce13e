import { type Fields, isFields, within } from "../json"
import { componentName, controlName } from "../../sentences"

/** A part of a screen that can be selected. */
export interface Node {
  readonly file: string
  readonly pointer: string
  readonly name: string
  /** The words that it shows, to know it by. */
  readonly excerpt: string
  readonly isConditional: boolean
  readonly children: readonly Node[]
}

interface Surroundings {
  readonly document: (file: string) => Fields | undefined
  readonly fileOf: (kind: string, id: unknown) => string | undefined
  /** A text with the names of what is put into it. */
  readonly say: (text: string) => string
  /** What illustrations show, by their names. */
  readonly drawings: Readonly<Record<string, string>>
}

/** The tree of a screen: header, blocks, the fields of its forms, footer. */
export function nodesOf(file: string, document: Fields, surroundings: Surroundings): readonly Node[] {
  const part = (key: string, name: string): readonly Node[] => {
    const blocks = document[key]
    if (!Array.isArray(blocks)) return []
    return [{ ...plain(file, `/${key}`, name), children: blockNodes(file, `/${key}`, { blocks, surroundings }) }]
  }
  const title = { ...plain(file, "", "画面"), excerpt: textOf(document["title"]) }
  return [title, ...part("body", "本文"), ...part("footer", "フッター"), ...sheetNodes(document, surroundings)]
}

/** The half-sheets that the screen opens, each with its blocks and buttons. */
function sheetNodes(screen: Fields, surroundings: Surroundings): readonly Node[] {
  const { document, fileOf, say } = surroundings
  return [...new Set(sheetsIn(screen))].flatMap((id) => {
    const file = fileOf("sheet", id)
    const sheet = file === undefined ? undefined : document(file)
    if (file === undefined || sheet === undefined) return []
    const { title, body, buttons } = sheet
    const pressed = Array.isArray(buttons) ? (buttons as readonly unknown[]) : []
    return [
      {
        ...plain(file, "", "ハーフシート"),
        excerpt: say(textOf(title)),
        children: [
          ...(Array.isArray(body) ? blockNodes(file, "/body", { blocks: body, surroundings }) : []),
          ...pressed.map((button, index) => ({
            ...plain(file, within("/buttons", index), componentName("button")),
            excerpt: isFields(button) ? say(textOf(button["label"])) : "",
          })),
        ],
      },
    ]
  })
}

/** Names of the half-sheets that something opens, in the order of the document. */
export function sheetsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === "sheet" && typeof part === "string" ? [part] : key === "samples" ? [] : sheetsIn(part),
  )
}

const plain = (file: string, pointer: string, name: string): Node => ({
  file,
  pointer,
  name,
  excerpt: "",
  isConditional: false,
  children: [],
})

interface Blocks {
  readonly blocks: readonly unknown[]
  readonly surroundings: Surroundings
}

const blockNodes = (file: string, pointer: string, { blocks, surroundings }: Blocks): readonly Node[] =>
  blocks.map((block, index) => blockNode(file, within(pointer, index), { block, surroundings }))

function blockNode(
  file: string,
  pointer: string,
  { block, surroundings }: { readonly block: unknown; readonly surroundings: Surroundings },
): Node {
  if (!isFields(block)) return plain(file, pointer, "？")
  if (typeof block["$ref"] === "string")
    return { ...plain(file, pointer, "共通の部品"), excerpt: block["$ref"].split("/").at(-1) ?? "" }
  return {
    ...plain(file, pointer, componentName(block["widget"])),
    excerpt: excerptOfBlock(block, surroundings),
    isConditional: block["when"] !== undefined,
    children: [
      ...Object.entries(block).flatMap(([key, value]) => nested(file, within(pointer, key), { value, surroundings })),
      ...(block["widget"] === "form" ? formNodes(block["form"], surroundings) : []),
    ],
  }
}

/** Blocks anywhere inside an option. */
function nested(
  file: string,
  pointer: string,
  { value, surroundings }: { readonly value: unknown; readonly surroundings: Surroundings },
): readonly Node[] {
  if (isFields(value) && typeof value["widget"] === "string")
    return [blockNode(file, pointer, { block: value, surroundings })]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    nested(file, within(pointer, key), { value: part, surroundings }),
  )
}

function formNodes(id: unknown, { document, fileOf, say }: Surroundings): readonly Node[] {
  const file = fileOf("form", id)
  const form = file === undefined ? undefined : document(file)
  return file === undefined || form === undefined ? [] : fieldNodes(file, "/ui", { ui: form["ui"], say })
}

interface FormPart extends Pick<Surroundings, "say"> {
  readonly ui: unknown
}

function fieldNodes(file: string, pointer: string, { ui, say }: FormPart): readonly Node[] {
  if (!Array.isArray(ui)) return []
  return ui.map((field: unknown, index): Node => {
    const at = within(pointer, index)
    if (!isFields(field)) return plain(file, at, "？")
    const isSection = field["section"] !== undefined
    return {
      ...plain(file, at, isSection ? "入力のまとまり" : fieldName(field)),
      excerpt: say(textOf(field["section"]) || excerptOf(field)),
      isConditional: field["visible"] !== undefined || field["when"] !== undefined,
      children: isSection ? fieldNodes(file, within(at, "ui"), { ui: field["ui"], say }) : [],
    }
  })
}

/** A form may hold what asks nothing, as a screen does. */
const fieldName = ({ field, widget }: Fields): string =>
  field === undefined ? componentName(widget) : `入力欄：${controlName(widget ?? "text")}`

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

const telling = ["label", "title", "text", "heading", "name", "amount", "caption"]

const excerptOfBlock = (block: Fields, { say, drawings }: Surroundings): string =>
  block["widget"] === "illustration" ? (drawings[textOf(block["name"])] ?? "") : say(excerptOf(block))

function excerptOf(block: Fields): string {
  const told = telling.map((key) => textOf(block[key])).find((text) => text !== "") ?? ""
  // What stands there is a value alone.
  return told.startsWith("$") ? `{${told.slice(1)}}` : told.replaceAll("**", "")
}

/** The part that a place is, or the innermost one that it stands in. */
export function nodeAt(nodes: readonly Node[], place: Pick<Node, "file" | "pointer">): Node | undefined {
  const holds = ({ file, pointer }: Node) =>
    file === place.file && (pointer === place.pointer || place.pointer.startsWith(`${pointer}/`))
  return withParts(nodes)
    .filter(holds)
    .toSorted((one, other) => other.pointer.length - one.pointer.length)[0]
}

/** All of them, those inside others too, from top to bottom. */
export const withParts = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...withParts(node.children)])

/** Forms whose fields stand in the tree: they have to be read. */
export function formsIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return []
  const own = isFields(value) && value["widget"] === "form" ? [value["form"]] : []
  return [...own, ...Object.values(value).flatMap(formsIn)]
}

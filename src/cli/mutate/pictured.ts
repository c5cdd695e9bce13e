import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { DocumentTexts } from "../../../renderer/compiler"
import { parseJson } from "../../domain/json"
import type { Mutation } from "./choose"

const fewestLetters = 4

/**
 * What the kept pictures of states show that a page without a browser cannot: photos, for one. A text that no other document has, and
 * that a kept picture says, is missed there when it has become another one.
 */
export function createPictured(
  folder: string,
  texts: DocumentTexts,
): (mutation: Omit<Mutation, "text">) => string | undefined {
  let pictures: readonly (readonly [name: string, said: string])[] | undefined
  return ({ kind, file, before }) => {
    const text = kind === "word" ? parseJson(before) : undefined
    if (typeof text !== "string" || text.length < fewestLetters || !/^[ぁ-んァ-ヶー一-龠、。]+$/.test(text)) return
    const own = [...texts].filter(([, content]) => content.includes(text))
    const times = own[0]?.[1].split(text).length ?? 0
    if (own.length !== 1 || own[0]?.[0] !== file || times !== 2) return
    pictures ??= existsSync(folder) ? readPictures(folder) : []
    return pictures.find(([, said]) => said.includes(text))?.[0]
  }
}

const readPictures = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".dom.txt"))
    .map((name) => [name.replace(/\.dom\.txt$/, ""), readFileSync(join(folder, name), "utf8")] as const)

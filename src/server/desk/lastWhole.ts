import { join } from "node:path"
import type { DocumentSet, DocumentTexts } from "../../../renderer/compiler"
import { isRecord } from "../../domain/json"
import { parseDocument } from "../../domain/parseDocument"
import { textOf } from "./textOf"

export interface LastWhole {
  /** Looks at files that may hold something else by now. */
  see(files: readonly string[]): void
  /** What a file held when it was last a document that could be read; undefined where nobody knows. */
  of(file: string): string | undefined
}

interface Knowing {
  readonly root: string
  /** What the server began with. */
  readonly began: DocumentTexts
  /** What was kept from before that, such as by git. */
  readonly kept?: ((file: string) => string | undefined) | undefined
}

const isWhole = (text: string | undefined): text is string => isRecord(parseDocument(text))

/** Remembers what every file held before somebody broke it. */
export function createLastWhole({ root, began, kept }: Knowing): LastWhole {
  const seen = new Map<string, string>()
  return {
    see(files) {
      for (const file of files) {
        const text = textOf(join(root, file))
        if (isWhole(text)) seen.set(file, text)
      }
    },
    of: (file) => [seen.get(file), began.get(file)].find(isWhole) ?? [kept?.(file)].find(isWhole),
  }
}

/** Files of which loading says something else than before: what cannot be read any more counts as what it was. */
export function otherwiseRead(before: DocumentSet, now: DocumentSet): readonly string[] {
  const [was, is] = [new Set(before.findings), new Set(now.findings)]
  const changed = [...was, ...is].filter((finding) => !was.has(finding) || !is.has(finding))
  return [...new Set(changed.map(({ file }) => file))]
}

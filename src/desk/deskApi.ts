import type { PointerEdit } from "../../renderer/editing"
import {
  type AskedField,
  type DocumentTree,
  mostEditLetters,
  type WrittenCondition,
  type WrittenText,
  workshopPaths,
} from "../domain/workshop"
import type { DrawnPart } from "../domain/drawnParts"
import type { Effect } from "../domain/effect"
import type { WrittenCall } from "../domain/writtenCalls"
import type { SaidChange } from "../sentences"

/** A place in a file. */
export interface WrittenPlace {
  readonly file: string
  readonly pointer: string
}

export interface DeskProblem {
  readonly severity: "error" | "warning"
  readonly rule: string
  readonly file: string
  readonly pointer: string
  readonly line: number
  readonly message: string
  readonly fix?: string
  /** What somebody would meet without the rule. */
  readonly why?: string
  /** Of what several documents share: which do. */
  readonly usedBy?: readonly string[]
  readonly patch?: readonly PointerEdit[]
  /** Nothing else can have been meant than what the patch writes. */
  readonly isCertain?: boolean
}

export interface DeskDefinition {
  readonly kind: string
  readonly name: string
  readonly description: string
  readonly options: OptionSchema
}

/** As much of JSON Schema as option schemas use. */
export interface OptionSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly required?: readonly string[]
  readonly items?: OptionSchema
  readonly anyOf?: readonly OptionSchema[]
}

export type EditAnswer =
  | { readonly kind: "edited"; readonly undo: readonly PointerEdit[] }
  | { readonly kind: "changed"; readonly index: number; readonly now?: unknown }
  | { readonly kind: "missing"; readonly index: number }
  /** Whoever is signed in is nobody who edits. */
  | { readonly kind: "not-allowed" }
  /** Nobody is signed in, where people are registered. */
  | { readonly kind: "signed-out" }
  /** More than the server takes at once. */
  | { readonly kind: "long" }
  /** The server has no room for it, or may not write where it belongs. */
  | { readonly kind: "full" | "unwritable" }

/** What the server said to something that may be refused. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** `bench`: states were drawn, or somebody has said something of them. */
export type DeskEvent = "documents" | "problems" | "bench"

export interface DeskApi {
  get(path: string): Promise<Answer>
  post(path: string, body: object): Promise<Answer>
  tree(): Promise<DocumentTree>
  problems(): Promise<readonly DeskProblem[]>
  texts(): Promise<readonly WrittenText[]>
  changes(): Promise<readonly SaidChange[]>
  /** It takes some seconds; undefined where it cannot be told. */
  effect(): Promise<Effect | undefined>
  definitions(): Promise<readonly DeskDefinition[]>
  fields(): Promise<readonly AskedField[]>
  conditions(): Promise<readonly WrittenCondition[]>
  calls(): Promise<readonly WrittenCall[]>
  file(file: string): Promise<string>
  /** Where a part of the picture is written. */
  placeOf(part: DrawnPart): Promise<WrittenPlace>
  /** What the picture may draw of a place. */
  partsOf(place: WrittenPlace): Promise<readonly DrawnPart[]>
  edit(edits: readonly PointerEdit[]): Promise<EditAnswer>
  /** `files` are those that somebody has changed. The result stops it. */
  listen(onEvent: (event: DeskEvent, files: readonly string[]) => void, onState: (isOpen: boolean) => void): () => void
}

export function createDeskApi(page: Window & typeof globalThis): DeskApi {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await page.fetch(`/__desk/${path}`)
    if (!response.ok) throw new Error(`${response.status} ${path}`)
    return (await response.json()) as Answer
  }
  const send = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await page.fetch(`/__desk/${path}`, init)
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
  const post = (path: string, body: object) =>
    send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  return {
    get: send,
    post,
    tree: () => read("tree"),
    problems: () => read("problems"),
    texts: () => read("texts"),
    changes: () => read("changes"),
    effect: async () => (await read<{ readonly effect?: Effect }>("effect")).effect,
    definitions: () => read("definitions"),
    fields: () => read("fields"),
    conditions: () => read("conditions"),
    calls: () => read("calls"),
    file: async (file) => (await read<{ readonly text: string }>(`files?${query({ file })}`)).text,
    placeOf: (part) => read(`place?${query({ part: JSON.stringify(part) })}`),
    partsOf: ({ file, pointer }) => read(`parts?${query({ file, pointer })}`),
    async edit(edits) {
      if (JSON.stringify(edits).length > mostEditLetters - 100) return { kind: "long" }
      const { status, body } = await post("edits", { edits })
      if (status === 401) return { kind: "signed-out" }
      if (status === 403) return { kind: "not-allowed" }
      if (status === 413) return { kind: "long" }
      if (status !== 200 && status !== 409) throw new Error(String(status))
      return body as EditAnswer
    },
    listen(onEvent, onState) {
      const events = new page.EventSource(workshopPaths.events)
      for (const name of ["documents", "problems", "bench"] as const)
        events.addEventListener(name, ({ data }: MessageEvent<string>) => onEvent(name, JSON.parse(data) as string[]))
      events.addEventListener("open", () => onState(true))
      events.addEventListener("error", () => onState(false))
      return () => events.close()
    },
  }
}

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()

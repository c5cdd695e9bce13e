import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { OutgoingFile } from "../../domain/outgoingFile"
import type { ImageLimits, ImageTools } from "./prepareImage"
import { prepareImage } from "./prepareImage"

export interface UploadedPicture {
  readonly key: string
  readonly state: "preparing" | "sending" | "sent" | "failed"
  /** How much has left, from 0 to 1. */
  readonly share: number
  readonly blob?: Blob
  readonly picture?: ImageBitmap
  /** Given by the server; the answer of the field. */
  readonly id?: string
}

export interface UploadItem {
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  readonly file: OutgoingFile
}

export interface UploadPort {
  readonly tools: ImageTools
  /** Sends one file; the id under which the server has it, undefined where it was not sent. */
  send(item: UploadItem): Promise<string | undefined>
  /** The answer of the field: ids, in their order. */
  readonly ids: readonly string[]
  change(ids: readonly string[]): void
}

export type Refusal = "too-large" | "wrong-kind" | "too-many"

const endings: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/png": "png" }

/** Pictures of one field: chosen, made fit, sent one after the other. What failed stays until it is sent or removed. */
export class UploadStore {
  uploads: readonly UploadedPicture[] = []
  refusal: Refusal | undefined = undefined
  private made = 0
  private queue: Promise<void> = Promise.resolve()

  constructor(private port: UploadPort) {
    makeAutoObservable<this, "port" | "made" | "queue">(this, {
      uploads: observableRef,
      port: false,
      shown: false,
      made: false,
      queue: false,
    })
  }

  update(port: UploadPort): void {
    this.port = port
  }

  /** Pictures that are shown: those of the answer first, also where they were sent before this page was opened. */
  shown(ids: readonly string[]): readonly UploadedPicture[] {
    const sent = ids.map(
      (id): UploadedPicture =>
        this.uploads.find((upload) => upload.id === id) ?? { key: id, state: "sent", share: 1, id },
    )
    return [...sent, ...this.uploads.filter(({ id }) => id === undefined)]
  }

  add(files: readonly Blob[], { max, ...limits }: ImageLimits & { readonly max: number }): Promise<void> {
    const room = Math.max(0, max - this.shown(this.port.ids).length)
    this.refusal = files.length > room ? "too-many" : undefined
    const chosen = files.slice(0, room).map((file) => {
      this.made += 1
      return { file, upload: { key: `picture-${this.made}`, state: "preparing", share: 0 } as const }
    })
    this.uploads = [...this.uploads, ...chosen.map(({ upload }) => upload)]
    for (const { file, upload } of chosen) void this.enqueue(() => this.prepare(upload.key, file, limits))
    return this.queue
  }

  retry(key: string): Promise<void> {
    return this.enqueue(() => this.send(key))
  }

  remove(key: string): void {
    const found = this.shown(this.port.ids).find((upload) => upload.key === key)
    this.uploads = this.uploads.filter((upload) => upload.key !== key)
    this.refusal = undefined
    if (found?.id !== undefined) this.port.change(this.port.ids.filter((id) => id !== found.id))
  }

  private enqueue(run: () => Promise<void>): Promise<void> {
    const done = this.queue.then(run)
    // Whoever asked hears of what went wrong; the next picture has nothing to do with it.
    this.queue = done.catch(() => undefined)
    return done
  }

  private async prepare(key: string, file: Blob, limits: ImageLimits): Promise<void> {
    // Old webviews throw where they cannot read or draw a picture; the next one may be fine.
    const prepared = await prepareImage(file, limits, this.port.tools).catch(() => ({ kind: "wrong-kind" }) as const)
    if (prepared.kind === "ready") {
      this.record(key, { blob: prepared.blob, picture: prepared.picture })
      return this.send(key)
    }
    runInAction(() => {
      this.uploads = this.uploads.filter((upload) => upload.key !== key)
      this.refusal = prepared.kind
    })
  }

  private async send(key: string): Promise<void> {
    const blob = this.uploads.find((upload) => upload.key === key)?.blob
    // Removed while it waited.
    if (!blob) return
    this.record(key, { state: "sending", share: 0 })
    const item = {
      fileName: `${key}.${endings[blob.type] ?? "jpg"}`,
      contentType: blob.type,
      size: blob.size,
      file: { blob, onProgress: (share: number) => this.record(key, { share }) },
    }
    const id = await this.port.send(item).catch(() => undefined)
    const isThere = this.uploads.some((upload) => upload.key === key)
    this.record(key, id === undefined ? { state: "failed", share: 0 } : { state: "sent", share: 1, id })
    if (id !== undefined && isThere) this.port.change([...this.port.ids, id])
  }

  private record(key: string, change: Partial<UploadedPicture>): void {
    runInAction(() => {
      this.uploads = this.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))
    })
  }
}

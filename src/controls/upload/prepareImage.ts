export interface ImageLimits {
  /** Kinds that may be sent; a picture of another kind becomes the first of them where the device can read it. */
  readonly accept: readonly string[]
  readonly maxBytes: number
  /** Pictures are made smaller until their longer side is at most this, in pixels. */
  readonly longestSide: number
}

export type PreparedImage =
  | { readonly kind: "ready"; readonly blob: Blob; readonly picture: ImageBitmap }
  | { readonly kind: "too-large" }
  | { readonly kind: "wrong-kind" }

export interface ImageTools {
  /** Reads a picture the right way up; undefined where the device cannot. */
  read(file: Blob): Promise<ImageBitmap | undefined>
  /** Draws a picture at a scale and writes it as a file, without what the camera noted beside it. */
  write(picture: ImageBitmap, scale: number, type: string): Promise<Blob | undefined>
}

/** Makes a chosen file fit to be sent, or says why it cannot be. */
export async function prepareImage(
  file: Blob,
  { accept, maxBytes, longestSide }: ImageLimits,
  { read, write }: ImageTools,
): Promise<PreparedImage> {
  if (!file.type.startsWith("image/")) return { kind: "wrong-kind" }
  const picture = await read(file)
  if (!picture) return { kind: file.size > maxBytes ? "too-large" : "wrong-kind" }
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  // Photographs carry place and time; drawing them again leaves that behind. Screenshots stay sharp as they are.
  const mayStay = scale === 1 && file.type === "image/png" && accept.includes(file.type) && file.size <= maxBytes
  const blob = mayStay ? file : await write(picture, scale, accept[0] ?? "image/jpeg")
  if (!blob) return { kind: "wrong-kind" }
  return blob.size > maxBytes ? { kind: "too-large" } : { kind: "ready", blob, picture }
}

export const browserImageTools: ImageTools = {
  read: (file) => createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined),
  async write(picture, scale, type) {
    const canvas = document.createElement("canvas")
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext("2d")
    if (!context) return undefined
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.88))
  },
}

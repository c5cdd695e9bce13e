import type { CompiledApp, ScreenModule } from "../../../renderer"
import type { Documents } from "../services"

export interface DocumentSource {
  readonly app: CompiledApp
  readonly screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  readonly onChange?: NonNullable<Documents["onChange"]>
}

/** The documents that were compiled with the app; each screen is a file of its own, fetched when it opens. */
export function createDocuments({ app, screens, onChange }: DocumentSource): Documents {
  return {
    app,
    load: (id) => (Object.hasOwn(screens, id) ? screens[id]?.() : undefined),
    ...(onChange ? { onChange } : {}),
  }
}

import type { CompiledApp, ScreenModule } from "../../../renderer"
import type { Documents } from "../services"

export interface DocumentSource {
  readonly app: CompiledApp
  readonly screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  /** Brings what belongs to an address, or everything, where `app` and `screens` do not have it from the start. */
  readonly open?: ((path?: string) => Promise<void>) | undefined
  readonly onChange?: NonNullable<Documents["onChange"]>
}

/** The documents that were compiled with the app; each screen is a file of its own, fetched when it opens. */
export function createDocuments({ app, screens, open, onChange }: DocumentSource): Documents {
  return {
    app,
    load: (id) => (Object.hasOwn(screens, id) ? screens[id]?.() : undefined),
    ...(open ? { open } : {}),
    ...(onChange ? { onChange } : {}),
  }
}

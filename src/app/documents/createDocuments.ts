import type { CompiledApp, ScreenModule } from "../../../renderer"
import type { Documents } from "../services"

export interface DocumentSource {
  readonly app: CompiledApp
  /** What the server calls them; absent where it was not asked, or gave no answer. */
  readonly release?: string | undefined
  readonly screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  /** Brings what belongs to an address, or everything, where `app` and `screens` do not have it from the start. */
  readonly open?: ((path?: string) => Promise<void>) | undefined
  readonly isRecalled?: Documents["isRecalled"]
  readonly onChange?: NonNullable<Documents["onChange"]>
}

/** The documents that were compiled with the app; each screen is a file of its own, fetched when it opens. */
export function createDocuments({ app, release, screens, open, isRecalled, onChange }: DocumentSource): Documents {
  return {
    app,
    release,
    load: (id) => (Object.hasOwn(screens, id) ? screens[id]?.() : undefined),
    ...(open ? { open } : {}),
    ...(isRecalled ? { isRecalled } : {}),
    ...(onChange ? { onChange } : {}),
  }
}

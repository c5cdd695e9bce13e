declare module "virtual:kamishibai/app" {
  import type { CompiledApp, ScreenModule } from "../renderer/language/compiled"

  export const app: CompiledApp
  /** By screen id. In development always the newest document that is not broken. */
  export const screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  export const hashes: Readonly<Record<string, string>>
  /** The newest app document; differs from `app` only in development, after an edit. */
  export const loadApp: () => Promise<CompiledApp>
}

declare module "virtual:kamishibai/theme.css"

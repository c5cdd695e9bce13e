declare module "virtual:kamishibai/app" {
  // An import statement with a relative path is not resolved inside an ambient module; an import type is.
  type CompiledApp = import("../model/compiled").CompiledApp
  type ScreenModule = import("../model/compiled").ScreenModule

  export const app: CompiledApp
  /** By screen id. In development always the newest document that is not broken. */
  export const screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  /** Development only: the app document after the last change. */
  export const newestApp: (() => Promise<CompiledApp>) | undefined
  /** Where there are many screens: brings routes, flows and screens of an address, or all of them, into `app` and `screens`. */
  export const open: ((path?: string) => Promise<void>) | undefined
}

declare module "virtual:kamishibai/theme.css"

declare module "virtual:kamishibai/app-registry" {
  /** What the half-sheets that belong to no screen are drawn with. */
  export const parts: Partial<import("../model/registry").Registry>
}

/** What is used here of a package that is fetched for this measurement and installed nowhere else. */
declare module "virtua" {
  import type { ComponentType, ReactNode } from "react"

  export const WindowVirtualizer: ComponentType<{
    readonly as: string
    readonly item: string
    readonly children: readonly ReactNode[]
  }>
}

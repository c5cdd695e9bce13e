/** How a picture is looked at: what phone it is, and how it is set. */
export interface Look {
  readonly width: (typeof widths)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly theme: (typeof themes)[number]
  readonly platform: (typeof platforms)[number]
  readonly env: (typeof envs)[number]
}

export const widths = ["320", "390", "430", "844"] as const
export const textSizes = ["100", "150", "200"] as const
export const themes = ["light", "dark"] as const
export const platforms = ["ios", "android"] as const
export const envs = ["app", "mini"] as const

export const firstLook: Look = { width: "390", textSize: "100", theme: "light", platform: "ios", env: "app" }

/** Of the frame, by its width; both as the documents' pixels. */
export const frameHeights: Readonly<Record<Look["width"], number>> = { 320: 568, 390: 844, 430: 932, 844: 390 }

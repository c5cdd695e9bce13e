import type { ReactNode } from "react"

interface PictureFrameProps {
  readonly alt?: string | undefined
  readonly size?: "small" | "normal" | "large" | undefined
  readonly children: ReactNode
}

/** What stands around a picture; without words for it, it is there for the eye alone. */
export function PictureFrame({ alt, size = "normal", children }: PictureFrameProps) {
  const spoken = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const)
  return (
    <div className="k-illustration" data-size={size} {...spoken}>
      {children}
    </div>
  )
}

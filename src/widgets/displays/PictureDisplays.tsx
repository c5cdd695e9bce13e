import type { ReactNode } from "react"
import { Illustration } from "../../illustrations/Illustration"
import type { ActionRunner } from "../../../renderer/model/registry"
import { run } from "./parts"

interface IllustrationProps {
  readonly name: string
  readonly alt?: string | undefined
  readonly size?: "small" | "normal" | "large" | undefined
}

export function IllustrationDisplay({ name, ...frame }: IllustrationProps) {
  return (
    <PictureFrame {...frame}>
      <Illustration name={name} />
    </PictureFrame>
  )
}

type PictureFrameProps = Omit<IllustrationProps, "name"> & { readonly children: ReactNode }

/** What stands around a picture; without words for it, it is there for the eye alone. */
export function PictureFrame({ alt, size = "normal", children }: PictureFrameProps) {
  const spoken = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const)
  return (
    <div className="k-illustration" data-size={size} {...spoken}>
      {children}
    </div>
  )
}

interface BannerProps {
  readonly image: unknown
  readonly alt: string
  readonly tap?: ActionRunner | undefined
}

export function BannerDisplay({ image, alt, tap }: BannerProps) {
  if (typeof image !== "string" || image === "") return null
  const picture = <img src={image} alt={alt} loading="lazy" decoding="async" />
  if (!tap) return <div className="k-banner">{picture}</div>
  return (
    <button type="button" role="link" className="k-banner" onClick={() => run(tap)}>
      {picture}
    </button>
  )
}

import { useState } from "react"
import type { PropsOf } from "../../../renderer"
import { LineBreaking } from "../shared/LineBreaking"
import { run } from "../shared/options"
import type { definition } from "./definition"

type BannerProps = PropsOf<typeof definition>

export function Banner({ image, alt, tap }: BannerProps) {
  const picture = <Picture key={String(image)} image={image} alt={alt} />
  if (!tap) return <div className="k-banner">{picture}</div>
  return (
    <button type="button" role="link" className="k-banner" onClick={() => run(tap)}>
      {picture}
    </button>
  )
}

/** Its words stand in place of a picture that there is not, or that does not come. */
function Picture({ image, alt }: Pick<BannerProps, "image" | "alt">) {
  const [isMissing, setMissing] = useState(typeof image !== "string" || image === "")
  if (isMissing || typeof image !== "string")
    return (
      <span className="k-banner__words">
        <LineBreaking text={alt} />
      </span>
    )
  return <img src={image} alt={alt} loading="lazy" decoding="async" onError={() => setMissing(true)} />
}

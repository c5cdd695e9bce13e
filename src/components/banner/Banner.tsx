import type { PropsOf } from "../../../renderer"
import { run } from "../shared/options"
import type { definition } from "./definition"

export function Banner({ image, alt, tap }: PropsOf<typeof definition>) {
  if (typeof image !== "string" || image === "") return null
  const picture = <img src={image} alt={alt} loading="lazy" decoding="async" />
  if (!tap) return <div className="k-banner">{picture}</div>
  return (
    <button type="button" role="link" className="k-banner" onClick={() => run(tap)}>
      {picture}
    </button>
  )
}

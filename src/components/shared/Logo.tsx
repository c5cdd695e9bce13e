import { useState } from "react"

interface LogoProps {
  /** Address of the picture; there may be none. */
  readonly image: string | null | undefined
  /** What stands beside it in words. */
  readonly name: string
}

/**
 * An ornament beside the name that it belongs to. The first letter of the name stands in place of a picture that there is
 * not, or that does not come: one of a host that `img-src` does not allow does not either.
 */
export function Logo({ image, name }: LogoProps) {
  const [failed, setFailed] = useState<LogoProps["image"]>()
  return (
    <span className="k-logo" aria-hidden="true">
      {image && image !== failed ? <img src={image} alt="" onError={() => setFailed(image)} /> : [...name][0]}
    </span>
  )
}

import type { PropsOf } from "../../../renderer"
import { Picture } from "../../illustrations/Picture"
import { PictureFrame } from "../shared/PictureFrame"
import type { definition } from "./definition"

export function Illustration({ name, alt, size }: PropsOf<typeof definition>) {
  return (
    <PictureFrame alt={alt} size={size}>
      <Picture name={name} />
    </PictureFrame>
  )
}

import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { EmptyList } from "../../illustrations/absence"
import { Illustration } from "../illustration/Illustration"
import { PartButton } from "../shared/PartButton"
import { PictureFrame } from "../shared/PictureFrame"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

type EmptyProps = PropsOf<typeof definition>

export function Empty({ illustration, icon, title, text, button }: EmptyProps) {
  return (
    <div className="k-empty">
      <EmptyPicture illustration={illustration} icon={icon} />
      {title && (
        <p className="k-empty__title">
          <LineBreaking text={title} />
        </p>
      )}
      <p className="k-empty__text">
        <LineBreaking text={text} />
      </p>
      <PartButton button={button} />
    </div>
  )
}

function EmptyPicture({ illustration, icon }: Pick<EmptyProps, "illustration" | "icon">) {
  if (illustration) return <Illustration name={illustration} />
  if (icon) {
    return (
      <span className="k-empty__icon">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <PictureFrame>
      <EmptyList />
    </PictureFrame>
  )
}

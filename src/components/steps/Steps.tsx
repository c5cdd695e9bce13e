import type { PropsOf } from "../../../renderer"
import { LineBreaking } from "../shared/LineBreaking"
import { isShown } from "../shared/options"
import type { definition } from "./definition"

export function Steps({ rows }: PropsOf<typeof definition>) {
  return (
    <ol className="k-steps">
      {rows.filter(isShown).map(({ title, text }, index) => (
        <li key={index}>
          <span className="k-steps__number">{index + 1}</span>
          <div className="k-steps__body">
            {title && (
              <p className="k-steps__title">
                <LineBreaking text={title} />
              </p>
            )}
            {text !== undefined && (
              <p className="k-steps__text">
                <LineBreaking text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

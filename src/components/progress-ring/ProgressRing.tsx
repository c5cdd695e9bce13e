import type { PropsOf } from "../../../renderer"
import { share } from "../shared/share"
import type { definition } from "./definition"

const radius = 52
const length = 2 * Math.PI * radius

export function ProgressRing({ label, value, of = 100, text, sub }: PropsOf<typeof definition>) {
  const part = share(value, of)
  const percent = `${Math.floor(part * 100)}%`
  return (
    <div className="k-ring" role="img" aria-label={[label, text ?? percent, sub].filter(Boolean).join("、")}>
      <div className="k-ring__figure" aria-hidden="true">
        <svg viewBox="0 0 120 120">
          <circle className="k-ring__track" cx="60" cy="60" r={radius} strokeWidth="8" />
          {part > 0 && (
            <circle
              className="k-ring__fill"
              cx="60"
              cy="60"
              r={radius}
              strokeWidth="8"
              strokeDasharray={`${part * length} ${length}`}
              transform="rotate(-90 60 60)"
            />
          )}
        </svg>
        <span className="k-ring__text">{text ?? percent}</span>
      </div>
      {sub && (
        <p className="k-ring__sub" aria-hidden="true">
          {sub}
        </p>
      )}
    </div>
  )
}

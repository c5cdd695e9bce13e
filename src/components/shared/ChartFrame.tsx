import { useId, type ReactNode } from "react"
import { LineBreaking } from "./LineBreaking"

interface ChartFrameProps {
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** What every chart stands in: its name, what it says, and then the chart. */
export function ChartFrame({ title, description, children }: ChartFrameProps) {
  const id = useId()
  return (
    <section className="k-chart" aria-labelledby={id}>
      <h3 className="k-chart__title" id={id}>
        <LineBreaking text={title} />
      </h3>
      {description !== undefined && (
        <p className="k-chart__description">
          <LineBreaking text={description} />
        </p>
      )}
      {children}
    </section>
  )
}

import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Answers } from "./Answers"
import type { FlowProps } from "./flowProps"
import { FlowWays } from "./FlowWays"
import { StepList } from "./StepList"
import { StepSettings } from "./StepSettings"

/** The order in which customers go through screens: whose path it is, the steps, and what can be set of one. */
export const FlowView = observer(function FlowView({ store, flows }: FlowProps) {
  const { file } = flows
  useEffect(() => {
    if (file !== undefined) void store.want(file)
  }, [store, file])
  if (!flows.document)
    return <p className="d-empty d-flow__none">{file === undefined ? "流れはありません。" : "読み込んでいます。"}</p>
  return (
    <div className="d-flow">
      <Answers store={store} flows={flows} />
      <StepList store={store} flows={flows} />
      {flows.selected ? (
        <StepSettings store={store} flows={flows} selected={flows.selected} />
      ) : (
        <FlowWays store={store} flows={flows} />
      )}
    </div>
  )
})

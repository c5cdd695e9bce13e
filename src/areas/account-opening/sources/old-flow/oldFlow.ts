import type { CreateSource } from "../../../../sources"
import { readSettings } from "../../settings"
import type { definition } from "./definition"

export const oldFlow: CreateSource<typeof definition> =
  ({ globalConfig }) =>
  () => {
    const { oldFlowUrl } = readSettings(globalConfig.content)
    return oldFlowUrl === undefined ? {} : { url: oldFlowUrl }
  }

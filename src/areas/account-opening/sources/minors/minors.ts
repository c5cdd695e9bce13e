import type { CreateSource } from "../../../../sources"
import { readSettings } from "../../settings"
import type { definition } from "./definition"

export const minors: CreateSource<typeof definition> =
  ({ globalConfig }) =>
  () => ({ accepted: readSettings(globalConfig.content).isMinorAccepted })

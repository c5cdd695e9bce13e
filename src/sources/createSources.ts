import type { SourcesOf } from "../../renderer"
import type { sourceDefinitions } from "./definitions"
import type { Stores } from "../stores"
import { splitAddress } from "../domain/splitAddress"
import { announcedSeconds, countdown } from "./countdown"
import { nisaPlan } from "./nisaPlan"
import { chooseItem, fillUp, monthStart, splitText } from "./pieces"
import { requiredDocuments } from "./requiredDocuments"
import { withdrawalEstimate } from "./withdrawalEstimate"
import { withdrawalFiltered } from "./withdrawalFiltered"

/** Sources by the name under which documents use them; declared in `definitions.ts`. */
export function createSources(stores: Pick<Stores, "clock" | "accountOpening" | "globalConfig">) {
  const { clock, accountOpening, globalConfig } = stores
  return {
    "withdrawal/estimate": withdrawalEstimate,
    "withdrawal/filtered": withdrawalFiltered,
    "aco/resend-countdown"({ until }) {
      const left = countdown(until ?? accountOpening.resendAvailableAt, clock.ms) ?? { seconds: 0, passed: true }
      return { ...left, announced: announcedSeconds(left.seconds) }
    },
    "aco/maintenance-window"() {
      const window = globalConfig.maintenanceOf("account_opening") ?? {}
      const { screenName } = accountOpening
      return {
        active: globalConfig.isInMaintenance("account_opening"),
        ...(screenName === undefined ? {} : { screenName }),
        ...window,
      }
    },
    "aco/required-documents": (input) => requiredDocuments(input, accountOpening.isRead),
    "aco/old-flow": () => (globalConfig.oldFlowUrl === undefined ? {} : { url: globalConfig.oldFlowUrl }),
    "aco/minors": () => ({ accepted: globalConfig.isMinorAccepted }),
    "aco/nisa-plan": nisaPlan,
    "text/split": splitText,
    "values/filled-up": fillUp,
    "list/choice": chooseItem,
    "address/parts": ({ address }) => (typeof address === "string" ? splitAddress(address) : {}),
    "date/month-start": monthStart,
    "clock/until": ({ until }) => countdown(until, clock.ms) ?? {},
  } satisfies SourcesOf<typeof sourceDefinitions>
}

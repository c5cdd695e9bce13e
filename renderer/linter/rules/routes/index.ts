import { chainTooDeep } from "./chainTooDeep"
import { routeEmpty } from "./routeEmpty"
import { routePathWrong } from "./routePathWrong"
import { routeRepeated } from "./routeRepeated"
import { screenWithoutRoute } from "./screenWithoutRoute"
import { sheetUnused } from "./sheetUnused"
import { sheetWithoutButton } from "./sheetWithoutButton"
import { twinMissing } from "./twinMissing"

export const routes = [
  screenWithoutRoute,
  routeRepeated,
  routeEmpty,
  routePathWrong,
  twinMissing,
  sheetUnused,
  sheetWithoutButton,
  chainTooDeep,
] as const

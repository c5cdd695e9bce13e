import type { CreateSource } from "../../../../sources"
import { accountOpeningStore } from "../../AccountOpeningStore"
import { maintenanceFeature } from "../../maintenance"
import type { definition } from "./definition"

export const maintenanceWindow: CreateSource<typeof definition> = ({ globalConfig, area }) => {
  const application = area(accountOpeningStore)
  return () => {
    const { screenName } = application
    return {
      active: globalConfig.isInMaintenance(maintenanceFeature),
      ...(screenName === undefined ? {} : { screenName }),
      ...globalConfig.maintenanceOf(maintenanceFeature),
    }
  }
}

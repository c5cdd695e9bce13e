/** The feature that `feature_maintenances` of the global configuration may interrupt. */
export const maintenanceFeature = "account_opening"

/** Where customers are led while it is interrupted. */
export const maintenancePath = "/account/open/maintenance"

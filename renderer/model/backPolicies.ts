/** What a step's back control can do: every word that documents may use. */
export const backPolicies = ["previous", "close", "close-silently", "none", "history"] as const

export type BackPolicy = (typeof backPolicies)[number]

/** What a step's back control can do: every word that documents may use. */
export const backPolicies = ["previous", "close", "close-silently", "none", "history"] as const

/** What the back control of one step does. */
export type BackPolicy = (typeof backPolicies)[number]

/** Every way in which a call can be made to go wrong. */
export const faultNames = [
  "offline",
  "timeout",
  "http-500",
  "http-401",
  "empty-body",
  "html-body",
  "truncated-json",
  "lost-answer",
  "no-status",
  "status-1",
  "status-1-404",
  "maintenance",
  "maintenance-url",
  "login-status",
  "halfsheet",
  "business-code",
  "slow",
] as const

export type FaultName = (typeof faultNames)[number]

export const isFaultName = (value: unknown): value is FaultName => faultNames.some((name) => name === value)

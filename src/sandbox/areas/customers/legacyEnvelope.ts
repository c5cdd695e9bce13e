export interface LegacyEnvelope {
  readonly STATUS: number
  readonly MESSAGE_ARRAY: readonly string[]
  readonly MAINTENANCE_FLG: 0 | 1
  readonly MAINTENANCE_URL: string
  readonly LOGIN_STATUS: 0 | 1
  readonly REDIRECT_CODE: 0 | 404
}

const success: LegacyEnvelope = {
  STATUS: 0,
  MESSAGE_ARRAY: [],
  MAINTENANCE_FLG: 0,
  MAINTENANCE_URL: "",
  LOGIN_STATUS: 0,
  REDIRECT_CODE: 0,
}

/** The fields that every answer of the legacy service carries. */
export function legacyEnvelope(parts: Partial<LegacyEnvelope> = {}): LegacyEnvelope {
  return { ...success, ...parts }
}

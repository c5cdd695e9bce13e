import type { Space, SpaceSettings, Work } from "../database/tables"

/** Where a world is put together: an empty space, and the moment at which it begins. */
export interface Stage {
  readonly work: Work
  readonly space: Space
  readonly now: Date
}

/** Cookies that make a browser the person this world is about. */
export interface Person {
  readonly TOKEN?: string
  readonly AO_SESSION?: string
}

/** A named, fixed starting position. */
export interface World {
  readonly name: string
  /** One Japanese line for people who choose. */
  readonly title: string
  readonly startsAt: string
  readonly settings: SpaceSettings
  stock(stage: Stage): Promise<Person>
}

export interface WorldParts {
  readonly name: string
  readonly title: string
  readonly startsAt?: string
  readonly settings?: Partial<SpaceSettings>
  readonly stock: World["stock"]
}

const usualSettings: SpaceSettings = {
  agreementVersion: "2025-01",
  brandCount: 0,
  maintenance: {
    start_at: "2025-01-20T00:00:00+09:00",
    end_at: "2025-01-20T06:00:00+09:00",
    title: "システムメンテナンス",
    description: "メンテナンス中のため口座開設の受付を一時停止しています",
    notice_url: "https://www.example.jp/notice/1",
  },
}

export function defineWorld({ settings, startsAt = "2025-01-15T10:00:00+09:00", ...parts }: WorldParts): World {
  return { ...parts, startsAt, settings: { ...usualSettings, ...settings } }
}

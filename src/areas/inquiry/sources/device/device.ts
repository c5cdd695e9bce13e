import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const systems = { ios: "iOS", android: "Android", other: "その他" } as const

export const device: CreateSource<typeof definition> =
  ({ context }) =>
  () => ({
    OS: systems[context.platform],
    OS_VERSION: versionIn(context.userAgent),
    APP_VERSION: context.appVersion.slice(0, 20),
    USER_AGENT: context.userAgent.slice(0, 512),
  })

/** `17.2` of 「iPhone OS 17_2 like Mac OS X」, `14` of 「Android 14」; empty where no version is told. */
function versionIn(userAgent: string): string {
  const [, version = ""] = /(?:Android|OS) (\d+(?:[._]\d+){0,3})/.exec(userAgent) ?? []
  return version.replaceAll("_", ".")
}

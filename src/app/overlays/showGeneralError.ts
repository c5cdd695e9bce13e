import type { AppContext } from "../AppContext"

/** The general error of the app: says that something went wrong, then closes the webview. Once, however much goes wrong at once. */
export async function showGeneralError({
  host,
  overlays,
  navigator,
}: Pick<AppContext, "host" | "overlays" | "navigator">) {
  const { interface: texts } = host.app
  const popup = { text: texts["general-error"] ?? "", confirm: texts["confirm"] ?? "" }
  const { answer } = await overlays.show({ kind: "popup", popup })
  if (answer === "ok") await navigator.close()
}

import { useScreen } from "../ScreenContext"

/** Says that something did not come, in the words of the app. */
export function RetryText() {
  const { app, drawText = String } = useScreen().screen.host
  return <p role="alert">{drawText(app.interface["retry-text"] ?? "")}</p>
}

/** Actions after which the customer is elsewhere, written by `npm run generate`. */
export const leavingActions: ReadonlySet<string> = new Set([
  "back",
  "close-webview",
  "enter-flow",
  "go",
  "launch",
  "lead-back",
  "leave",
  "log-out",
  "login",
  "next",
  "open-in-app",
  "replace",
  "restart-flow",
  "start-over",
])

const maxWaitMs = 5_000

/**
 * Whether the server answers at all, whatever it says. A page that is loaded anew without a network ends at the browser's own
 * error page, which has no way back into the app.
 */
export const isReachable = async (
  page: Pick<Window, "navigator"> & Pick<typeof globalThis, "fetch">,
): Promise<boolean> =>
  page.navigator.onLine &&
  page.fetch("/config.json", { cache: "no-store", signal: AbortSignal.timeout(maxWaitMs) }).then(Boolean, () => false)

/** Waits until the screen of that state has its data and nothing runs. Runs in the page and leans on nothing outside. */
export function waitUntilSettled(state: string): Promise<void> {
  const isSettled = () => document.querySelector(`html[data-state="${state}"] [data-settled="true"]`) !== null
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!isSettled()) return
      changes.disconnect()
      resolve()
    })
    const attributeFilter = ["data-state", "data-settled"]
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter })
  })
}

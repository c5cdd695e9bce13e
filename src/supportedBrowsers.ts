/**
 * The oldest browsers that the app is built for and proven with: iOS 16.4 and the Android System WebView of March 2023.
 * `start.css` tells older ones by a length that these two were the first to know (`lh`: Safari 16.4, Chrome 109).
 */
export const oldestBrowsers = { safari: 16.4, chrome: 111 } as const

/** As the build wants them. */
export const buildTarget: readonly string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version)

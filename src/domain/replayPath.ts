/** Where the phone plays what a link says: `/__replay#<steps>`. */
export const replayPath = "/__replay"

/** What people call what a device can be. */
export const deviceNames: Readonly<Record<string, string>> = {
  ios: "iPhone",
  android: "Android",
  portrait: "縦向き",
  landscape: "横向き",
  other: "そのほか",
  app: "アプリ",
  mini: "ミニアプリ",
  light: "明るい",
  dark: "暗い",
}

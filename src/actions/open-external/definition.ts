import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "open-external",
  effect: "stays",
  description:
    "Opens an address outside the webview: a named link of app.json, or one that the allow-list lets through.",
  options: options({ link: option.link, url: option.text }),
  outcomes: ["refused"],
})

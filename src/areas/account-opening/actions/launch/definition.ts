import { action, option, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "launch",
  effect: "resumes",
  description: "Hands over to the native app by one of its own links, as a server sent it: card reading.",
  options: options({ "url!": option.value, session: option.value }),
  outcomes: ["refused"],
})

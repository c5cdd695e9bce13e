import { action, option, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "launch",
  effect: "resumes",
  description:
    "Hands over to the native app's card reader by the link that a server sent; any other link (`app.schemes.reader`) is refused.",
  options: options({ "url!": option.value, session: option.value }),
  outcomes: ["refused"],
})

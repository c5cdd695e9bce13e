import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "step-up",
  effect: "stays",
  description:
    "Asks the customer to prove again who they are: the native app does, in a browser a passkey. `challenge` is what a server wants to be signed, `passkeys` the ids of those that may. It gives the proof (`$res`), which goes into the property that `stepUp` of a call names. Without a challenge nothing is asked.",
  options: options({ challenge: option.value, passkeys: option.value }),
  output: { type: "string" },
  outcomes: ["cancelled", "failed", "locked", "unavailable"],
})

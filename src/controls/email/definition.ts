import { control, listOf, options } from "../../../renderer/definitions"

export const definition = control({
  name: "email",
  description:
    "Mail address, with the keyboard for it. An address at almost one of the `domains` is asked about, never refused.",
  options: options({ domains: listOf({ type: "string", pattern: "^[a-z0-9.-]+$" }) }),
  accepts: ["string"],
  typed: true,
})

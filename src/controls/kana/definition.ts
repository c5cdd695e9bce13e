import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "kana",
  description: "Reading in full-width katakana; use with `kana-full` and `katakana-only`.",
  options: options({}),
  accepts: ["string"],
  typed: true,
})

import { splitAddress } from "../../../domain/splitAddress"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

export const parts: CreateSource<typeof definition> =
  () =>
  ({ address }) =>
    typeof address === "string" ? splitAddress(address) : {}

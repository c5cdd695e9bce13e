import { countDown } from "../../../domain/countDown"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

export const until: CreateSource<typeof definition> =
  ({ clock }) =>
  (input) =>
    countDown(input.until, clock.ms) ?? {}

import { placeTown } from "../../../domain/placeTown"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

export const street: CreateSource<typeof definition> =
  () =>
  ({ street: standing, town, earlier }) => ({ street: placeTown(textOf(standing), textOf(town), textOf(earlier)) })

import { fillAddress } from "../fillAddress"
import { left, refused } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const leave: CreateAction<typeof definition> =
  ({ redirect, go, assign }) =>
  ({ to, template, values }) => {
    const destination = redirect.resolve(to ?? fillAddress(template, values))
    if (!destination) return refused
    if (destination.kind === "own") go(destination.path, { replace: true })
    else assign(destination.url)
    return left
  }

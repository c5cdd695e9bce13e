import { left } from "../ends"
import type { ActionServices, CreateAction } from "../services"
import type { definition } from "./definition"

export const leadBack: CreateAction<typeof definition> =
  (services) =>
  async ({ of, history, otherwise }) => {
    const requested = services.requestedBack(typeof of === "string" ? of : undefined)
    const goesBack = requested?.kind === "history" || (history === true && !requested)
    if (goesBack && services.backBy(1)) return left
    if (requested?.kind === "native") services.assign(requested.url)
    else if (requested?.kind === "own") leadTo(services, requested.path)
    else if (typeof otherwise === "string" && otherwise !== "") leadTo(services, otherwise)
    else await services.close()
    return left
  }

const leadTo = ({ go }: ActionServices, target: string) => go(target, { replace: true, isReturn: true })

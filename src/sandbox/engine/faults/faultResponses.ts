import type { CallDocument } from "../../../../renderer/compiler"
import type { HttpResponse } from "../calls/httpResponse"
import type { FaultName } from "./faultNames"
import type { Fault } from "./takeFault"

/** How faults look on the wire of one kind of backend. */
export type FaultResponses = Readonly<
  Partial<Record<FaultName, (document: CallDocument, body: Fault["body"]) => HttpResponse>>
>

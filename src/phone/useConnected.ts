import { useSyncExternalStore } from "react"
import { connection } from "./sandbox"

/** Whether the sandbox's server answers, as far as is known. */
export const useConnected = (): boolean => useSyncExternalStore(connection.subscribe, connection.isThere)

import { pathToFileURL } from "node:url"
import type { Handler } from "../calls/handler"
import type { CreateArea } from "./area"

export interface AreaModule {
  readonly createArea?: CreateArea
  readonly handle?: Handler | readonly Handler[]
}

/** Imports files of areas, `area.ts` and `*.call.ts`; a bundle has this module with all of them inside. */
export const importModules = (files: readonly string[]): Promise<readonly AreaModule[]> =>
  Promise.all(files.map((file): Promise<AreaModule> => import(pathToFileURL(file).href)))

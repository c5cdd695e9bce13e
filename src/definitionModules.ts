import { pathToFileURL } from "node:url"
import type { Definition } from "../renderer/definitions"
import { findDefinitions } from "./registered"

export interface DefinitionModule {
  readonly definition?: Definition
}

/** Modules called `definition.ts` below folders of `src`; a bundle of the commands has this file with them inside. */
export const importDefinitions = (folders: readonly string[]): Promise<readonly DefinitionModule[]> =>
  Promise.all(
    folders.flatMap(findDefinitions).map((file): Promise<DefinitionModule> => import(pathToFileURL(file).href)),
  )

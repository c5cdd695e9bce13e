import { pathToFileURL } from "node:url"
import type { Definition } from "../renderer/definitions"

export interface DefinitionModule {
  readonly definition?: Definition
}

/** Imports files called `definition.ts`; a bundle has this module with all of them inside. */
export const importModules = (files: readonly string[]): Promise<readonly DefinitionModule[]> =>
  Promise.all(files.map((file): Promise<DefinitionModule> => import(pathToFileURL(file).href)))

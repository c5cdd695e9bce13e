import { pathToFileURL } from "node:url"
import type { CreateSource } from "../sources"

type SourceModule = Readonly<Record<string, CreateSource>>

/** Imports files that implement sources; a bundle has this module with all of them inside. */
export const importModules = (files: readonly string[]): Promise<readonly SourceModule[]> =>
  Promise.all(files.map((file): Promise<SourceModule> => import(pathToFileURL(file).href)))

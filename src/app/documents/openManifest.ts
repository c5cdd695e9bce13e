import type { CompiledApp } from "../../../renderer"
import { isRecord } from "../../domain/json"
import { type ReleaseManifest, releasePaths } from "../../domain/releases"
import type { DocumentSource } from "./createDocuments"
import { fetchStyles } from "./fetchStyles"
import { joinModule, type Screens } from "./screenModule"

export interface ModulePage {
  /** Imports a module by its address. */
  readonly load: (address: string) => Promise<unknown>
  readonly document: Document
}

export interface OpenedManifest {
  readonly documents: DocumentSource
  readonly styles: { apply(): void } | undefined
}

/** The documents of a release: those of the build, with what its manifest has otherwise in their place. */
export async function openManifest(
  written: unknown,
  built: DocumentSource,
  { load, document }: ModulePage,
): Promise<OpenedManifest> {
  const manifest = parseManifest(written)
  if (!manifest) throw new Error("the manifest is none")
  const [app, styles] = await Promise.all([
    manifest.app === undefined ? built.app : loadApp(load(releasePaths.module(manifest.app))),
    manifest.theme === undefined ? undefined : fetchStyles(document, releasePaths.theme(manifest.theme)),
    // A release may lead from anywhere to anywhere, and draws with what any screen has.
    built.open?.(),
  ])
  return { documents: { app, screens: replaceScreens(built.screens, manifest, load) }, styles }
}

const loadApp = async (module: Promise<unknown>) => ((await module) as { readonly app: CompiledApp }).app

function replaceScreens(built: Screens, { screens, removed }: ReleaseManifest, load: ModulePage["load"]): Screens {
  const kept = Object.entries(built).filter(([id]) => !removed.includes(id))
  const released = Object.entries(screens).map(
    ([id, { hash, partsFrom }]) =>
      [id, () => joinModule({ partsFrom, load: () => load(releasePaths.module(hash)) }, built)] as const,
  )
  return Object.fromEntries([...kept, ...released])
}

const isHash = (value: unknown): boolean => typeof value === "string" && /^[\w-]{32}$/.test(value)
const isOptionalHash = (value: unknown) => value === undefined || isHash(value)
const isNames = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === "string")

/** Undefined for anything that a server of ours does not say: its hashes become addresses of code. */
function parseManifest(value: unknown): ReleaseManifest | undefined {
  if (!isRecord(value)) return undefined
  const { app, theme, screens, removed } = value
  const isRight =
    isOptionalHash(app) &&
    isOptionalHash(theme) &&
    isNames(removed) &&
    isRecord(screens) &&
    Object.values(screens).every((screen) => isRecord(screen) && isHash(screen["hash"]) && isNames(screen["partsFrom"]))
  return isRight ? (value as unknown as ReleaseManifest) : undefined
}

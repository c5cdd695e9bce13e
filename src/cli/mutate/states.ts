import type { CompiledDocuments, DocumentTexts } from "../../../renderer/compiler"
import type { ScreenModule } from "../../../renderer"
import { isDerived } from "../../domain/bench"
import { isRecord } from "../../domain/json"
import { type LoadedModules, runModules } from "../modules"
import type { Mutation } from "./choose"
import { createNearby, isDoing, placeOf } from "./near"
import type { Observe } from "./openDrawing"

/** What customers load otherwise than before. */
export interface Touched {
  readonly screens: readonly string[]
  /** What all screens share. */
  readonly isApp: boolean
}

/** A state and its screen. */
interface Shown {
  readonly screen: string
  readonly sample: string
}

/** The name of a state that looks or does otherwise; undefined where it does not. */
type Attempt = () => Promise<string | undefined>

interface Known {
  readonly sample: string
  readonly said: string
  readonly places: readonly string[]
  readonly isSettled: boolean
}

/** Where many screens are concerned, not all of their states are looked at. */
const mostStates = 150
/** Of a screen, the states in which everything is tapped. */
const mostTapped = 12

/** The states as they were, drawn when they are first asked for, to compare with. */
export async function createStates(before: CompiledDocuments, texts: DocumentTexts, observe: Observe) {
  const former = await runModules(before)
  const nearby = createNearby(texts, observe)
  const drawn = new Map<string, Known>()
  const tapped = new Map<string, string | undefined>()

  async function drawnOf(
    screen: string,
    isWanted: (sample: string) => boolean = () => true,
  ): Promise<readonly Known[]> {
    const module = former.screens.get(screen)
    if (!module) return []
    const found: Known[] = []
    for (const sample of Object.keys(module.samples ?? {}).filter(isWanted)) {
      const key = `${screen}/${sample}`
      const state = drawn.get(key) ?? {
        sample,
        ...(await observe({ app: former.app, module, sample })),
      }
      // What cannot be drawn shows no difference either: nobody could tell.
      if (!state.isSettled) throw new Error(`${key} does not come to rest: ${state.said.slice(0, 200)}`)
      drawn.set(key, state)
      found.push(state)
    }
    return found
  }

  /** Undefined where tapping twice gives two answers: nothing can be compared with it. */
  async function tappedOf(module: ScreenModule, sample: string): Promise<string | undefined> {
    const key = `${module.screen.id}/${sample}`
    if (!tapped.has(key)) {
      const state = { app: former.app, module, sample, isTapped: true } as const
      const [one, other] = [await observe(state), await observe(state)]
      tapped.set(key, one.said === other.said ? one.said : undefined)
    }
    return tapped.get(key)
  }

  async function looksUnlike({ screen, sample, said: usual }: Shown & Known, now: LoadedModules): Promise<boolean> {
    const module = now.screens.get(screen)
    if (!module) return true
    const { said, isSettled } = await observe({ app: now.app, module, sample })
    return said !== usual || !isSettled
  }

  async function doesUnlike({ screen, sample }: Shown, now: LoadedModules): Promise<boolean> {
    const [was, is] = [former.screens.get(screen), now.screens.get(screen)]
    const usual = was && (await tappedOf(was, sample))
    if (usual === undefined || !is) return false
    const state = { app: now.app, module: is, sample, isTapped: true } as const
    const { said } = await observe(state)
    return said !== usual && said === (await observe(state)).said
  }

  return {
    app: former.app,
    moduleOf: (screen: string) => former.screens.get(screen),
    appOf: async (compiled: CompiledDocuments) => (await runModules(compiled, [])).app,

    async touchedIn({ screens, appModule }: CompiledDocuments): Promise<Touched> {
      const ids = [...new Set([...before.screens.keys(), ...screens.keys()])]
      return {
        screens: ids.filter((id) => before.screens.get(id)?.hash !== screens.get(id)?.hash),
        isApp: appModule.hash !== before.appModule.hash,
      }
    },

    /** Whether these screens are as they were but for their forms. */
    async differInForms(compiled: CompiledDocuments, screens: readonly string[]): Promise<boolean> {
      const now = await runModules(compiled, screens)
      const pairs = screens.map((id) => [former, now].map((loaded) => withoutForms(loaded.screens.get(id))))
      return pairs.every(([was, is]) => was === is)
    },

    /** A state that looks otherwise, or does something else when it is tapped; without a name where there is none. */
    async findUnlike(mutation: Mutation, compiled: CompiledDocuments, touched: Touched) {
      const isOwn = touched.screens.length > 0
      const screens = isOwn ? touched.screens : (screenOfStep(mutation) ?? [...former.screens.keys()])
      const now: LoadedModules = await runModules(compiled, screens)
      const all = []
      for (const screen of screens)
        for (const known of await drawnOf(screen, isOwn ? undefined : isWritten)) all.push({ screen, ...known })
      const opened = sheetsOf(mutation)
      const near = all.toSorted((one, other) => nearness(other, mutation, opened) - nearness(one, mutation, opened))
      const isDone = isDoing(mutation)
      const drawn = isDone ? near.filter(({ screen, sample }) => isPlayed(former.screens.get(screen), sample)) : near
      const looks = drawn.slice(0, mostStates).map((state) => named(state, () => looksUnlike(state, now)))
      const taps = near.slice(0, mostTapped).map((state) => named(state, () => doesUnlike(state, now)))
      let beside = 0
      const lookBeside = async (isLikeliest: boolean) => {
        const { name, looked } = await nearby.findUnlike(mutation, near, { before: former, after: now, isLikeliest })
        beside += looked
        return name
      }
      // The nearest first; then what lies beside them, before all others.
      const soon = isDone ? mostTapped / 4 : mostStates / 5
      const [first, then] = isDone ? [taps, looks] : [looks, taps]
      const inTurn: readonly Attempt[] = [
        ...first.slice(0, soon),
        () => lookBeside(true),
        ...first.slice(soon),
        ...then,
        () => lookBeside(false),
      ]
      for (const attempt of inTurn) {
        const name = await attempt()
        if (name !== undefined) return { name, looked: looks.length + beside }
      }
      return { name: undefined, looked: looks.length + beside }
    },
  }
}

/** What a flow says of a step is seen on its screen. */
function screenOfStep(mutation: Mutation): readonly string[] | undefined {
  if (!mutation.file.endsWith(".flow.json")) return undefined
  const [screen] = placeOf(mutation).around.flatMap((node) => (isRecord(node) ? (node["screen"] ?? []) : []))
  return typeof screen === "string" ? [screen] : undefined
}

const withoutForms = (module: ScreenModule | undefined): string =>
  JSON.stringify({ ...module, forms: undefined, hash: undefined })

const named =
  ({ screen, sample }: Shown, isUnlike: () => Promise<boolean>): Attempt =>
  async () =>
    (await isUnlike()) ? `${screen}/${sample}` : undefined

/** Whether a state does something before it is looked at. */
function isPlayed(module: ScreenModule | undefined, name: string): boolean {
  const { tap, do: does, submitted } = module?.samples?.[name] ?? {}
  return tap !== undefined || does !== undefined || submitted === true
}

const isWritten = (sample: string): boolean => !isDerived(sample)

/** What a text says whatever is put into it. */
const longestOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length)[0] ?? ""

/** Half-sheets that the changed branch opens: a state that has one open has met the branch. */
function sheetsOf(mutation: Mutation): readonly string[] {
  const branch = placeOf(mutation).around.findLast((node) => isRecord(node) && node["then"] !== undefined)
  return [...(JSON.stringify(branch) ?? "").matchAll(/"sheet":"([\w-]+)"/g)].flatMap(([, sheet]) => sheet ?? [])
}

/** How likely a state is to show a change: it has its words, or the block around it; what somebody has written comes first. */
function nearness(
  { said, places, sample }: Known,
  { file, pointer, before }: Mutation,
  opened: readonly string[],
): number {
  const words = longestOf(before.replaceAll(/^"|"$/g, "").split(/\{[^}]*\}/))
  const hasWords = words.length > 1 && /[ぁ-んァ-ヶ一-龠]/.test(words) && said.includes(words)
  const around = places.filter((at) => `${file}#${pointer}/`.startsWith(`${at}/`))
  const inner = Math.max(0, ...around.map(({ length }) => length))
  const isOpen = /([\w-]+)\.sheet\.json$/.exec(file)?.slice(1)
  const isSheet = [...opened, ...(isOpen ?? [])].some((sheet) => places.includes(`sheet ${sheet}`))
  const isEnd = pointer
    .split("/on/")
    .slice(1)
    .some((end) => sample.endsWith(`-${end.split("/")[0]}`))
  return (hasWords || isSheet || isEnd ? 1_000 : 0) + inner + (isDerived(sample) ? 0 : 1)
}

import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { type BrandIndex, indexBrands } from "../../domain/brands/brandSearch"
import { courses, type CourseType } from "../../domain/brands/courseType"
import { listBrandsInSteps } from "../../domain/brands/listBrandsInSteps"
import type { ListedBrand } from "../../domain/brands/listedBrand"
import { isInNisaFrame } from "../../domain/brands/nisaTypes"
import { sortBrandsInSteps, type SortType } from "../../domain/brands/sortBrands"
import { runSteps, type Steps } from "../../domain/steps"
import { runInShortTasks, startTask } from "../../platform/shortTasks"

/** So many brands are indexed and sorted before the next frame; more in short tasks. */
const mostAtOnce = 1_000

export interface BrandRequest {
  readonly term: string
  readonly sort: SortType
  /** One of `courses`; absent for all. */
  readonly course?: CourseType
  /** Of a NISA frame only. */
  readonly nisa?: 0 | 1
}

export interface FoundBrands {
  readonly items: readonly ListedBrand[]
  /** Of each course, and of all, whatever course is asked for. */
  readonly counts: Readonly<Record<string, number>>
}

/** The result of long work: there at once where the work is short, observed where it is not. */
class Prepared<Result> {
  result: Result | undefined = undefined

  constructor(steps: Steps<Result>, isShort: boolean) {
    makeAutoObservable(this, { result: observableRef })
    if (isShort) this.result = runSteps(steps)
    // It is asked for in the middle of a drawing, whose task is long enough.
    else
      void startTask()
        .then(() => runInShortTasks(steps))
        .then((result) => runInAction(() => (this.result = result)))
  }
}

const isShort = (brands: readonly unknown[]): boolean => brands.length <= mostAtOnce

type SourceBrands = Parameters<typeof listBrandsInSteps>[0]

/** The search of some brands, whatever they cost; they are indexed when somebody first searches. */
export class LazySearch {
  private index: Prepared<BrandIndex> | undefined

  constructor(private readonly brands: SourceBrands) {}

  /** Nothing while the index is still being made. */
  get result(): BrandIndex | undefined {
    this.index ??= new Prepared(indexBrands(this.brands), isShort(this.brands))
    return this.index.result
  }
}

/** Brands in an order, and for each position in the brands data its rank there, from 1; 0 is not listed. */
interface Order {
  readonly items: readonly ListedBrand[]
  readonly ranks: Uint32Array
}

/** Brands of an order in a NISA frame, or in any: all, and those of each course. */
type Grouped = ReadonlyMap<"all" | CourseType, readonly ListedBrand[]>

const pauseEvery = 1_024

function* orderInSteps(brands: readonly ListedBrand[], type: SortType): Steps<Order> {
  const items = yield* sortBrandsInSteps(brands, type)
  const ranks = new Uint32Array(brands.length)
  for (const [index, { position }] of items.entries()) {
    ranks[position] = index + 1
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  return { items, ranks }
}

function* groupInSteps(items: readonly ListedBrand[], nisa: BrandRequest["nisa"]): Steps<Grouped> {
  const all: ListedBrand[] = []
  const ofCourse = new Map(Object.values(courses).map((course): [CourseType, ListedBrand[]] => [course, []]))
  for (const [index, brand] of items.entries()) {
    if (nisa === undefined || isInNisaFrame(brand, nisa)) {
      all.push(brand)
      ofCourse.get(brand.course)?.push(brand)
    }
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  return new Map<"all" | CourseType, readonly ListedBrand[]>([["all", all], ...ofCourse])
}

/** Brands with their prices and their orders; what takes long is made when it is first asked for. */
export class BrandCatalogue {
  private readonly listed: Prepared<readonly ListedBrand[]>
  private readonly orders = new Map<SortType, Prepared<Order>>()
  private readonly groups = new Map<Order, Map<BrandRequest["nisa"], Prepared<Grouped>>>()

  constructor(
    private readonly brands: SourceBrands,
    prices: readonly unknown[],
    private readonly index: LazySearch,
  ) {
    this.listed = new Prepared(listBrandsInSteps(brands, prices), isShort(brands))
  }

  /** Nothing while the index, the order or the groups are still being made. */
  find({ term, sort, course, nisa }: BrandRequest): FoundBrands | undefined {
    const order = this.orderBy(sort)
    const grouped = order && (term === "" ? this.groupsOf(order, nisa) : this.search(term, order, nisa))
    if (grouped === undefined) return undefined
    const counts = Object.fromEntries([...grouped].map(([group, { length }]) => [group, length]))
    return { items: grouped.get(course ?? "all") ?? [], counts }
  }

  /** What is found of an order; a term of nothing but signs finds all. */
  private search(term: string, order: Order, frame: BrandRequest["nisa"]): Grouped | undefined {
    const search = this.index.result
    const positions = search?.(term)
    if (!search || !positions) return search && this.groupsOf(order, frame)
    return runSteps(groupInSteps(inOrder(positions, order), frame))
  }

  private groupsOf(order: Order, frame: BrandRequest["nisa"]): Grouped | undefined {
    const groups = this.groups.get(order) ?? new Map<BrandRequest["nisa"], Prepared<Grouped>>()
    this.groups.set(order, groups)
    const grouped = groups.get(frame) ?? new Prepared(groupInSteps(order.items, frame), isShort(this.brands))
    groups.set(frame, grouped)
    return grouped.result
  }

  private orderBy(sort: SortType): Order | undefined {
    const listed = this.listed.result
    if (listed === undefined) return undefined
    const order = this.orders.get(sort) ?? new Prepared(orderInSteps(listed, sort), isShort(this.brands))
    this.orders.set(sort, order)
    return order.result
  }
}

/** What was found, as the order has it: a key costs what it finds, not what there is. */
function inOrder(positions: Uint32Array, { items, ranks }: Order): readonly ListedBrand[] {
  const found = positions.map((position) => ranks[position] ?? 0).toSorted()
  return [...found].flatMap((rank) => items[rank - 1] ?? [])
}

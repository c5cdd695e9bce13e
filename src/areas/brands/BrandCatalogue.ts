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
  /** So many of them at most are listed; absent for all. */
  readonly first?: number
}

export interface FoundBrands {
  readonly items: readonly ListedBrand[]
  /** Of the course that is asked for, listed or not. */
  readonly count: number
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

/** Brands in an order. What a search asks of every brand lies in numbers side by side: reading 50,000 brands takes 40 ms. */
interface Order {
  readonly items: readonly ListedBrand[]
  /** By position in the brands data: place in this order, from 1; 0 is not listed. */
  readonly ranks: Uint32Array
  /** By place in this order: the course, and the NISA frames as bits. */
  readonly courses: Uint8Array
  readonly frames: Uint8Array
}

const pauseEvery = 1_024
const courseTypes = Object.values(courses)
const bitOf = (frame: 0 | 1) => 1 << frame

function* orderInSteps(brands: readonly ListedBrand[], type: SortType): Steps<Order> {
  const items = yield* sortBrandsInSteps(brands, type)
  const ranks = new Uint32Array(brands.length)
  const [courses, frames] = [new Uint8Array(items.length), new Uint8Array(items.length)]
  for (const [index, brand] of items.entries()) {
    ranks[brand.position] = index + 1
    courses[index] = brand.course
    for (const frame of [0, 1] as const)
      if (isInNisaFrame(brand, frame)) frames[index] = (frames[index] ?? 0) | bitOf(frame)
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  return { items, ranks, courses, frames }
}

/** Brands with their prices and their orders; what takes long is made when it is first asked for. */
export class BrandCatalogue {
  private readonly listed: Prepared<readonly ListedBrand[]>
  private readonly orders = new Map<SortType, Prepared<Order>>()

  constructor(
    private readonly brands: SourceBrands,
    prices: readonly unknown[],
    private readonly index: LazySearch,
  ) {
    this.listed = new Prepared(listBrandsInSteps(brands, prices), isShort(brands))
  }

  /** Nothing while the index or the order are still being made; a term of nothing but signs finds all. */
  find(request: BrandRequest): FoundBrands | undefined {
    const order = this.orderBy(request.sort)
    if (order === undefined) return undefined
    if (request.term === "") return narrow(order, request)
    const index = this.index.result
    return index && narrow(order, request, index(request.term))
  }

  private orderBy(sort: SortType): Order | undefined {
    const listed = this.listed.result
    if (listed === undefined) return undefined
    const order = this.orders.get(sort) ?? new Prepared(orderInSteps(listed, sort), isShort(this.brands))
    this.orders.set(sort, order)
    return order.result
  }
}

/** More than so many are marked by place and read in one go; sorting takes longer then. */
const mostSorted = 2_000

/** Places in the order at which the positions stand, ascending. */
function placesOf(positions: Uint32Array, { ranks, items }: Order): Uint32Array {
  if (positions.length <= mostSorted) return positions.map((position) => ranks[position] ?? 0).toSorted()
  const isFound = new Uint8Array(items.length + 1)
  // Loops over indexes: iterators take twice the time.
  for (let index = 0; index < positions.length; index += 1) isFound[ranks[positions[index] ?? 0] ?? 0] = 1
  const found = new Uint32Array(positions.length)
  let count = 0
  for (let rank = 1; rank < isFound.length; rank += 1) if (isFound[rank] === 1) found[count++] = rank
  return found.subarray(0, count)
}

/** Those of the course and the frame that are asked for, and how many of each course there are. */
function narrow(order: Order, { course, nisa, first = Infinity }: BrandRequest, positions?: Uint32Array): FoundBrands {
  const { items, courses: courseAt, frames } = order
  const places = positions && placesOf(positions, order)
  const frame = nisa === undefined ? 0 : bitOf(nisa)
  const counts = new Uint32Array(courseTypes.length)
  const listed: ListedBrand[] = []
  const length = places?.length ?? items.length
  for (let index = 0; index < length; index += 1) {
    const at = places ? (places[index] ?? 0) - 1 : index
    // A brand that this order does not list has no place.
    if (at < 0 || ((frames[at] ?? 0) & frame) !== frame) continue
    const its = courseAt[at] ?? 0
    counts[its] = (counts[its] ?? 0) + 1
    if (listed.length === first || (course !== undefined && course !== its)) continue
    const item = items[at]
    if (item) listed.push(item)
  }
  const all = counts.reduce((sum, each) => sum + each, 0)
  return {
    items: listed,
    count: course === undefined ? all : (counts[course] ?? 0),
    counts: { all, ...Object.fromEntries(courseTypes.map((each) => [each, counts[each] ?? 0])) },
  }
}

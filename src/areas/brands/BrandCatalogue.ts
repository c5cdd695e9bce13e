import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { type BrandIndex, indexBrands } from "../../domain/brands/brandSearch"
import { courses } from "../../domain/brands/courseType"
import type { ListedBrand } from "../../domain/brands/listedBrand"
import { isInNisaFrame } from "../../domain/brands/nisaTypes"
import { sortBrandsInSteps, type SortType } from "../../domain/brands/sortBrands"
import { runSteps, type Steps } from "../../domain/steps"
import { runInShortTasks } from "../../platform/shortTasks"

/** So many brands are indexed and sorted before the next frame; more in short tasks. */
const mostAtOnce = 1_000

export interface BrandRequest {
  readonly term: string
  readonly sort: SortType
  /** One of `courses`; absent for all. */
  readonly course?: number
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
    else void runInShortTasks(steps).then((result) => runInAction(() => (this.result = result)))
  }
}

/** Brands with their search and their orders; what takes long is made when it is first asked for. */
export class BrandCatalogue {
  private index: Prepared<BrandIndex> | undefined
  private readonly orders = new Map<SortType, Prepared<readonly ListedBrand[]>>()

  constructor(private readonly brands: readonly ListedBrand[]) {}

  /** Nothing while the index or the order is still being made. */
  find({ term, sort, course, nisa }: BrandRequest): FoundBrands | undefined {
    const order = this.orderBy(sort)
    const search = term === "" ? () => undefined : this.search()
    if (order === undefined || search === undefined) return undefined
    const positions = search(term)
    const isFound = positions && marked(positions, this.brands.length)
    const counts: Record<string, number> = Object.fromEntries(["all", ...Object.values(courses)].map((one) => [one, 0]))
    const items = order.filter((brand) => {
      if (isFound && isFound[brand.position] !== 1) return false
      if (nisa !== undefined && !isInNisaFrame(brand, nisa)) return false
      counts["all"] = (counts["all"] ?? 0) + 1
      counts[brand.course] = (counts[brand.course] ?? 0) + 1
      return course === undefined || brand.course === course
    })
    return { items, counts }
  }

  private search(): BrandIndex | undefined {
    this.index ??= new Prepared(indexBrands(this.brands), this.isShort)
    return this.index.result
  }

  private orderBy(sort: SortType): readonly ListedBrand[] | undefined {
    const order = this.orders.get(sort) ?? new Prepared(sortBrandsInSteps(this.brands, sort), this.isShort)
    this.orders.set(sort, order)
    return order.result
  }

  private get isShort(): boolean {
    return this.brands.length <= mostAtOnce
  }
}

function marked(positions: Uint32Array, count: number): Uint8Array {
  const marks = new Uint8Array(count)
  for (const position of positions) marks[position] = 1
  return marks
}

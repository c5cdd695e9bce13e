import { memo, useDeferredValue, useEffect, useMemo, useState } from "react"
import { createRoot } from "react-dom/client"
import { brandNorm } from "../../../src/domain/text/brandNorm"

// What somebody would write for this one page: rows of one height, a window over them, and a filter over texts made once.
interface Brand {
  readonly BRAND_ID: number
  readonly BRAND_CD: string
  readonly BRAND_NM_MINI: string
  readonly BRAND_NM_KANA: string
  readonly BRAND_NM_NICKNAME: string
  readonly SEARCH_KEY: string
}

const height = 94

const textOf = (brand: Brand) =>
  [brand.BRAND_NM_MINI, brand.BRAND_NM_KANA, brand.BRAND_CD, brand.BRAND_NM_NICKNAME, brand.SEARCH_KEY]
    .map((text) => brandNorm(text ?? ""))
    .join("\n")

function Search() {
  const [brands, setBrands] = useState<readonly (readonly [Brand, string])[]>([])
  const [typed, setTyped] = useState("")
  const term = useDeferredValue(brandNorm(typed))
  useEffect(() => {
    void fetch("brands.json")
      .then((answer) => answer.json())
      .then(({ BRAND_ARRAY }: { readonly BRAND_ARRAY: readonly Brand[] }) =>
        setBrands(BRAND_ARRAY.map((brand) => [brand, textOf(brand)] as const)),
      )
  }, [])
  const found = useMemo(
    () => (term === "" ? [] : brands.filter(([, text]) => text.includes(term)).map(([brand]) => brand)),
    [brands, term],
  )
  return (
    <main>
      <input
        type="search"
        data-ready={brands.length > 0}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">{found.length}件</p>
      <Rows brands={found} />
    </main>
  )
}

function Rows({ brands }: { readonly brands: readonly Brand[] }) {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const note = () => setTop(Math.floor(scrollY / height))
    addEventListener("scroll", note, { passive: true })
    return () => removeEventListener("scroll", note)
  }, [])
  const first = Math.max(0, top - 5)
  return (
    <ul style={{ height: brands.length * height, position: "relative", margin: 0, padding: 0, listStyle: "none" }}>
      {brands.slice(first, first + 25).map((brand, index) => (
        <Row key={brand.BRAND_ID} brand={brand} top={(first + index) * height} />
      ))}
    </ul>
  )
}

const Row = memo(function Row({ brand, top }: { readonly brand: Brand; readonly top: number }) {
  return (
    <li className="row" style={{ position: "absolute", top, height, left: 0, right: 0 }}>
      <button type="button">
        <strong>{brand.BRAND_NM_MINI}</strong>
        <small>{brand.BRAND_CD}</small>
        <span>1,234円</span>
        <span>+1.23%</span>
      </button>
      <button type="button" aria-label="お気に入りに追加" aria-pressed="false">
        ♡
      </button>
    </li>
  )
})

const root = document.getElementById("root")
if (root !== null) createRoot(root).render(<Search />)

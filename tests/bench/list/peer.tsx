import { createRoot } from "react-dom/client"
import { WindowVirtualizer } from "virtua"
import "../../../src/styles/components"
import { items } from "./items"

type Item = (typeof items)[number]

/** What a row of ours comes to. */
function Row({ item }: { readonly item: Item }) {
  const content = (
    <>
      <span className="k-list-row__main">
        <span className="k-list-row__texts">
          <span className="k-list-row__head">
            <span className="k-list-row__title">{item.name}</span>
          </span>
          <span className="k-list-row__sub">{item.sub}</span>
        </span>
        <span className="k-list-row__value">{item.ID}</span>
      </span>
      <span className="k-list-row__arrow">
        <svg
          className="k-icon"
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          aria-hidden
        >
          <path d="m9 18 6-6-6-6" />
        </svg>
      </span>
    </>
  )
  return (
    <button type="button" role="link" className="k-list-row">
      {content}
    </button>
  )
}

const root = document.getElementById("root")
if (root === null) throw new Error("the page has no root")
createRoot(root).render(
  <main className="k-body">
    <section className="k-list" data-variant="card">
      <WindowVirtualizer as="ul" item="li">
        {items.map((item) => (
          <Row key={item.ID} item={item} />
        ))}
      </WindowVirtualizer>
    </section>
  </main>,
)

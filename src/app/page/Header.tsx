import { useEffect, useRef, useState } from "react"
import { Icon } from "../../icons/Icon"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { HeaderActions } from "./HeaderActions"
import { useHeaderSpace } from "./useHeaderSpace"

interface HeaderProps {
  readonly title: string
  /** The body has a heading of its own, which then is the page's. */
  readonly isHeading: boolean
  readonly texts: Readonly<Record<string, string>>
  readonly onBack?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
  readonly onRotate?: (() => void) | undefined
}

/** Back control, title, and what stands on the right. */
export function Header({ title, isHeading, texts, onBack, onClose, onRotate }: HeaderProps) {
  const isScrolled = useIsScrolled()
  const header = useRef<HTMLElement>(null)
  useHeaderSpace(header)
  const Title = isHeading ? "h1" : "p"
  return (
    <header ref={header} className="k-header" data-scrolled={isScrolled ? "" : undefined}>
      {onBack && (
        <button type="button" className="k-header__back" aria-label={texts["back"]} onClick={onBack}>
          <Icon name="chevron-left" />
        </button>
      )}
      <Title className="k-header__title" {...(isHeading ? { tabIndex: -1 } : {})}>
        <LineBreaking text={title} />
      </Title>
      <div className="k-header__end">
        <HeaderActions dotText={texts["header-dot"] ?? ""} />
        {onRotate && (
          <button type="button" aria-label={texts["rotate"]} onClick={onRotate}>
            <Icon name="rotate" />
          </button>
        )}
        {onClose && (
          <button type="button" aria-label={texts["close"]} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </header>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 4)
    look()
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  return isScrolled
}

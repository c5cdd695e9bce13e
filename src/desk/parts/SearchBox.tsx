interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search over a list: it stays in view while the list is scrolled. */
export const SearchBox = ({ label, value, onChange }: SearchBoxProps) => (
  <div className="d-search">
    <input
      className="d-input"
      type="search"
      placeholder={label}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)

interface StateListProps {
  readonly screen: string
  /** Of a state that is asked for and is not there; empty where none is. */
  readonly asked: string
  readonly names: readonly string[]
}

/** Every state of a screen, for whoever asks for none of them. */
export function StateList({ screen, asked, names }: StateListProps) {
  const sentence = asked === "" ? `画面「${screen}」の状態` : `画面「${screen}」の状態「${asked}」はありません。`
  return (
    <main>
      <h1>{sentence}</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`/__states/${screen}/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}

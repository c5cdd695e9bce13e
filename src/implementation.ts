/** Where a component or control is drawn, by its registered name: `hero-amount` is `HeroAmount` of `hero-amount/HeroAmount.tsx`. */
export function implementationOf(name: string): { readonly file: string; readonly name: string } {
  const symbol = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return { file: `${name}/${symbol}.tsx`, name: symbol }
}

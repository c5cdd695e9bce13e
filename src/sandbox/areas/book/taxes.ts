/** Yen, each cut off to the yen as tax offices do. */
export interface Taxes {
  /** 所得税・復興特別所得税 15.315 % */
  readonly income: number
  /** 住民税 5 % */
  readonly local: number
}

export const noTaxes: Taxes = { income: 0, local: 0 }

/** On a profit or dividend in yen; nothing on a loss. */
export const taxesOn = (amount: number): Taxes =>
  amount <= 0 ? noTaxes : { income: Math.floor((amount * 15_315) / 100_000), local: Math.floor((amount * 5) / 100) }

export const totalOf = ({ income, local }: Taxes): number => income + local

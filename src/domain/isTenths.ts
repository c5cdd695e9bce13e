/** Whether a number has no more than one decimal. Floats of tenths are off by less than this tells. */
export const isTenths = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9

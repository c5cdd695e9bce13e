import { useFormat } from "../../../renderer"

/** Gives values as screen readers say them. */
export function useSpoken(): (value: unknown, format: string) => string {
  const format = useFormat()
  return (value, name) => {
    const { text, spoken = text } = format(value, name)
    return spoken
  }
}

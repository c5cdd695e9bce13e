import { error } from "../../kit"
import { customerTexts } from "./customerTexts"

/** A value with its format, with what stands before and behind it. */
const place = /([\u00A5\uFFE5]?)(\{[^{}|]+\|([\w-]+)\})(?:\s*(\S{1,3}))?/g

export const textUnitDoubled = error(
  "text-unit-doubled",
  "What a format writes behind its values is not written once more.",
  function* (context) {
    for (const { document, pointer, text } of customerTexts(context)) {
      for (const [found, sign = "", value = "", format = "", behind = ""] of text.matchAll(place)) {
        const unit = context.vocabulary.find("format", format)?.unit
        if (unit === undefined) continue
        const isBehind = behind.normalize("NFKC").startsWith(unit)
        const isBefore = sign !== "" && unit === context.vocabulary.find("format", "yen")?.unit
        if (!isBehind && !isBefore) continue
        const whole = isBehind ? found.slice(0, found.length - behind.length + unit.length) : `${sign}${value}`
        yield { document, pointer, values: { found: whole, wanted: value, unit, format } }
      }
    }
  },
)

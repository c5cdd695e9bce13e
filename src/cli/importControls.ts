import type { ControlChoice, ControlRequest, ImportSettings } from "../../renderer/importer"

/** Formats that a check of ours, or the schema itself, can judge. */
export const importedFormats: ImportSettings["formats"] = {
  email: "email-address",
  date: "real-date",
  "date-time": "date-time",
  time: "time",
  uri: "uri",
  uuid: "uuid",
}

const asked = (widget: string): ControlChoice => ({ widget, fits: true })

/** Our control by the widget of rjsf that asks for a text. */
const textControls: Readonly<Record<string, string>> = {
  text: "text",
  textarea: "textarea",
  password: "password",
  email: "email",
  tel: "tel",
  search: "search",
  date: "date-parts",
  "alt-date": "date-parts",
}

/** Our control for what rjsf would draw; undefined for files, which need somewhere to be sent. */
export function chooseImportedControl(request: ControlRequest): ControlChoice | undefined {
  const { kind, widget, format } = request
  if (format === "data-url" || widget === "file") return undefined
  if (kind === "shown") return asked("read-only")
  if (kind === "group") return asked("text")
  const isUsual = widget === undefined
  if (kind === "rows") return { widget: "repeater", fits: isUsual }
  if (kind === "choices") return { widget: "check-cards", fits: isUsual || /^(checkboxes|select)$/.test(widget) }
  if (kind === "choice") return chooseAmongOptions(request)
  if (kind === "boolean") return chooseForBoolean(request)
  return kind === "text" ? chooseForText(request) : chooseForNumber(request)
}

function chooseAmongOptions({ widget, count = 0, placeholder }: ControlRequest): ControlChoice {
  const isRadio = widget === "radio" || (widget === undefined && count <= 4 && placeholder === undefined)
  if (isRadio) return asked("radio")
  const options = placeholder === undefined ? {} : { options: { empty: placeholder } }
  return { widget: "select", ...options, fits: widget === undefined || widget === "select" }
}

const chooseForBoolean = ({ schema, widget }: ControlRequest): ControlChoice => ({
  widget: schema["const"] === true ? "checkbox" : "switch",
  fits: widget === undefined || widget === "checkbox",
})

function chooseForText({ widget, format, inputType, rows, schema }: ControlRequest): ControlChoice {
  const wanted = widget ?? inputType ?? (format === "email" || format === "date" ? format : undefined)
  const own = wanted !== undefined && Object.hasOwn(textControls, wanted) ? textControls[wanted] : undefined
  if (own === "textarea" && rows !== undefined)
    return { widget: own, options: { rows: Math.min(12, Math.max(2, rows)) }, fits: true }
  const { examples } = schema
  const isSuggested = own === undefined && Array.isArray(examples) && examples.every((one) => typeof one === "string")
  if (isSuggested) return { widget: "text-suggest", options: { suggestions: examples }, fits: widget === undefined }
  return { widget: own ?? "text", fits: own !== undefined || (widget === undefined && inputType === undefined) }
}

/** Keyboards for digits alone know no minus. */
function chooseForNumber({ kind, widget, schema }: ControlRequest): ControlChoice {
  const { minimum, multipleOf } = schema
  const isWhole = kind === "integer" && typeof minimum === "number" && minimum >= 0
  const usual = isWhole ? "digits" : "text"
  if (widget === "range")
    return {
      widget: "slider",
      fits: true,
      ...(typeof multipleOf === "number" ? { options: { step: multipleOf } } : {}),
    }
  return { widget: usual, fits: widget === undefined || widget === "updown" || widget === "text" }
}

/** Parameters of an error that messages speak of; what else ajv tells about it nobody reads. */
const readParameters = new Set(["limit", "format"])

/** Text in generated code: quotes inside are escaped, so no pattern that begins or ends with one matches within a text. */
const text = String.raw`"(?:[^"\\]|\\.)*"`

const schemaPath = new RegExp(`schemaPath:${text},`, "g")
const parameters = new RegExp(String.raw`(keyword:${text},params:)\{((?:[^{}"]|${text})*)\}`, "g")
const parameter = new RegExp(String.raw`(\w+): (${text}|[^,"]+)`, "g")
const noted =
  /const (err\d+) = (\{instancePath[^;]*\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g
const place = `{instancePath="", parentData, parentDataProperty, rootData=data}={}`
const placed = /const (err\d+) = \{instancePath(?::instancePath\+|(?=,))/g

/** The code of a generated validator without what nobody asks for: nearly a third of it. It judges the same. */
export function leanValidator(code: string): string {
  const told = code
    .replaceAll(schemaPath, "")
    .replaceAll(parameters, (_, head: string, all: string) => `${head}{${readOnly(all)}}`)
  return withoutPlace(told).replaceAll(noted, "(vErrors ??= []).push($2);errors++;")
}

const readOnly = (all: string): string =>
  [...all.matchAll(parameter)].flatMap(([pair, name]) => (readParameters.has(name ?? "") ? [pair] : [])).join(",")

/** Only a validator that calls another one has to tell it where in the data it stands. */
function withoutPlace(code: string): string {
  if (code.split(place).length !== 2 || code.includes("parentData:")) return code
  const [head = "", body = ""] = code.split(`, ${place}`)
  return (
    head +
    body.replaceAll(placed, (found, name: string) => `const ${name} = {instancePath:${found.endsWith("+") ? "" : '""'}`)
  )
}

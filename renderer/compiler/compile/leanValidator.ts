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
const schema = new RegExp(String.raw`const (schema\d+) = (?:[^;"]|${text})*;`, "g")

/** The code of a generated validator without what nobody asks for: nearly a third of it. It judges the same. */
export function leanValidator(code: string): string {
  const told = code
    .replaceAll(schemaPath, "")
    .replaceAll(parameters, (_, head: string, all: string) => `${head}{${readOnly(all)}}`)
    .replaceAll(noted, "(vErrors ??= []).push($2);errors++;")
  return withoutPlace(withoutSchema(told))
}

/** What stands in the code already as code. */
const withoutSchema = (code: string): string =>
  code.replaceAll(schema, (declared, name: string) => (code.split(name).length > 2 ? declared : ""))

const readOnly = (all: string): string =>
  [...all.matchAll(parameter)].flatMap(([pair, name]) => (readParameters.has(name ?? "") ? [pair] : [])).join(",")

/** Only a validator that calls another one has to tell it more than where in the data it stands. */
const withoutPlace = (code: string): string =>
  code.split(place).length === 2 && !code.includes("parentData:") ? code.replace(place, `{instancePath=""}={}`) : code

const failed = new RegExp(
  String.raw`\(vErrors \?\?= \[\]\)\.push\(\{instancePath(?::([^;]*?))?,keyword:(${text}),params:(\{[^;]*?\})\}\);errors\+\+;`,
  "g",
)
const plain =
  /^(.*)function (validate\d+)\(data, \{instancePath=""\}=\{\}\)\{let vErrors = null;let errors = 0;(.*)\2\.errors = vErrors;return errors === 0;\}\s*$/s

/**
 * The same as a function of a value, its place and of what takes an error: `(data, instancePath, fail) => {...}`.
 * Undefined where the code takes errors back, as it does for `anyOf`.
 */
export function toJudge(lean: string): string | undefined {
  const [, constants, , statements] = plain.exec(lean) ?? []
  const told = statements?.replaceAll(failed, (_, at = "instancePath", keyword: string, params: string) =>
    params === "{}" ? `fail(${at},${keyword});` : `fail(${at},${keyword},${params});`,
  )
  if (told === undefined || /rrors|_errs/.test(told)) return undefined
  const judge = `(data,instancePath,fail)=>{${told}}`
  return constants === "" ? judge : `(() => {${constants}return ${judge}})()`
}

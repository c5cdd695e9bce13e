/** What only says in other words, or elsewhere, what another finding says where it was written. */
import type { Finding, FindingValue } from "../compiler"
import type { Json } from "../model/documents"
import { objectsIn } from "../model/json"
import { parentOf, segmentsOf, valueAt } from "../model/pointer"
import type { Validated } from "./context"
import { followsButton } from "./buttonConsequences"
import { followsUnkept } from "./keptConsequences"

const listOf = (value: FindingValue | undefined): readonly string[] => [value ?? []].flat().map(String)

/** Rules about conditions that cannot be otherwise. */
const verdicts: ReadonlySet<string> = new Set([
  "condition-never-true",
  "condition-always-true",
  "step-unreachable",
  "field-never-shown",
])

/** Rules about a value that is compared: it makes the condition around it what it is. */
const comparisons: ReadonlySet<string> = new Set(["comparison-outside", "named-comparison-outside", "operand-type"])

/** Named conditions that hold one of these names, themselves or by another. */
function spread(names: ReadonlySet<string>, conditions: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const more = Object.keys(conditions).filter((name) => !names.has(name) && namesAny(conditions[name], names))
  return more.length === 0 ? names : spread(new Set([...names, ...more]), conditions)
}

const namesAny = (value: Json | undefined, names: ReadonlySet<string>): boolean =>
  value !== undefined &&
  [...objectsIn(value)].some(([{ condition }]) => typeof condition === "string" && names.has(condition))

/** Conditions around what is compared wrongly, and those that use such a condition by its name. */
function followsComparison(findings: readonly Finding[], { find }: Validated): (finding: Finding) => boolean {
  const wrong = findings.filter(({ rule }) => comparisons.has(rule))
  if (wrong.length === 0) return () => false
  const named = wrong.flatMap(({ file, pointer }) => {
    const document = find(file)?.document
    const [root, name] = segmentsOf(pointer)
    return document?.kind === "conditions" && root === "conditions" && name !== undefined ? [{ name, document }] : []
  })
  const conditions = named[0]?.document.document.conditions as Readonly<Record<string, Json>> | undefined
  const names = spread(new Set(named.map(({ name }) => name)), conditions ?? {})
  // Which field or step nobody sees says more than the comparison beside it.
  const isAround = ({ rule, file, pointer }: Finding) =>
    rule.startsWith("condition-") && wrong.some((one) => one.file === file && one.pointer.startsWith(`${pointer}/`))
  return (finding) =>
    verdicts.has(finding.rule) &&
    (isAround(finding) || namesAny(valueAt(find(finding.file)?.written.document, finding.pointer), names))
}

/** So many places may each be mended by themselves; of more it is told where all of them would look. */
const mostOpen = 3

/** The names that were meant where a rule was broken. */
const nearestIn = (findings: readonly Finding[], broken: string) =>
  findings.flatMap(({ rule, values }) => (rule === broken ? listOf(values["nearest"]) : []))

const isMissing = ({ rule }: Finding) => rule === "client-default-missing"
const missingOf = ({ values }: Finding) => listOf(values["missing"])

/** Calls of a client for which errors.json does not say what follows. */
function followsMissing(findings: readonly Finding[], { documents }: Validated): (finding: Finding) => boolean {
  const clientOf = ({ values }: Finding) => documents.find("call", String(values["call"]))?.document.client ?? ""
  const misspelt = nearestIn(findings, "client-outcome-unknown")
  const isMisspelt = (names: readonly string[]) => names.length > 0 && names.every((name) => misspelt.includes(name))
  const missing = new Map(
    findings.filter(isMissing).map((finding) => [String(finding.values["client"]), missingOf(finding)] as const),
  )
  const open = findings.flatMap((finding) => (finding.rule === "outcome-open" ? [clientOf(finding)] : []))
  return (finding) => {
    const { rule, values } = finding
    if (isMissing(finding)) return isMisspelt(missingOf(finding))
    if (rule !== "outcome-open") return false
    const client = clientOf(finding)
    const told = missing.get(client) ?? []
    const isMany = open.filter((other) => other === client).length > mostOpen
    // What follows a refusal stands for every code without an answer of its own.
    const isOfTold = told.includes("rejected") || listOf(values["open"]).every((name) => told.includes(name))
    return isOfTold && (isMany || isMisspelt(told))
  }
}

/** A value that nobody keeps, where its name is told to be wrong. */
function followsName(findings: readonly Finding[]): (finding: Finding) => boolean {
  const places = new Set(
    findings.flatMap(({ rule, file, pointer }) => (rule === "unknown-path" ? [`${file}#${pointer}`] : [])),
  )
  return ({ rule, file, pointer }) => rule === "kept-never-written" && places.has(`${file}#${pointer}`)
}

const isPropertiesMisspelt = ({ rule, pointer, values }: Finding) =>
  rule === "schema-keyword-unknown" && values["nearest"] === "properties" && /^\/schema\/[^/]+$/.test(pointer)

/** Fields of a form whose schema has its properties under a name that is `properties` misspelt, and what records name of them. */
function followsProperties(findings: readonly Finding[]): (finding: Finding) => boolean {
  const files = new Set(findings.filter(isPropertiesMisspelt).map(({ file }) => file))
  return ({ rule, file }) =>
    (rule === "field-not-in-schema" && files.has(file)) || (rule === "analytics-not-code" && files.size > 0)
}

/** A misspelt property of a code is no attribute that nobody declared. */
function followsMisspelt(findings: readonly Finding[]): (finding: Finding) => boolean {
  const places = new Set(
    findings.flatMap(({ rule, file, pointer }) => (rule === "property-unknown" ? [`${file}#${pointer}`] : [])),
  )
  return ({ rule, file, pointer }) => rule === "attribute-wrong" && places.has(`${file}#${pointer}`)
}

/** What else is said of a name of what is kept. */
const ofKept: ReadonlySet<string> = new Set(["unknown-kept", "sample-kept-unknown", "kept-never-written"])

/** A value that is kept and not declared is told where it is kept first: declared, it is right wherever it is read. */
function followsUndeclared(findings: readonly Finding[]): (finding: Finding) => boolean {
  const first = new Map<string, Finding>()
  for (const finding of findings) {
    const { rule, values } = finding
    const name = String(values["name"])
    if (rule === "unknown-kept" && values["isKept"] === true && !first.has(name)) first.set(name, finding)
  }
  return (finding) => {
    const { rule, values } = finding
    const [root, name] = String(values["path"] ?? "")
      .replace(/^\$/, "")
      .split(".")
    const told = first.get(rule === "unknown-path" && root === "kept" ? String(name) : String(values["name"]))
    return told !== undefined && told !== finding && (rule === "unknown-path" ? root === "kept" : ofKept.has(rule))
  }
}

/** The list of options in which a label stands. */
const optionsOf = ({ file, pointer }: Finding): string => `${file}#${parentOf(parentOf(pointer))}`

/** A list of ranges of which one is called otherwise than its table calls it: put right, it ends where the next begins. */
function followsLabel(findings: readonly Finding[]): (finding: Finding) => boolean {
  const lists = new Set(findings.flatMap((one) => (one.rule === "label-differs" ? [optionsOf(one)] : [])))
  return (one) => one.rule === "option-ranges-apart" && lists.has(optionsOf(one))
}

const isOfSample = ({ pointer }: Finding): boolean => pointer.startsWith("/samples/")

/** What a sample says of a call that there is none of, where the screen itself names it. */
function followsCall(findings: readonly Finding[]): (finding: Finding) => boolean {
  const missing = findings.filter(({ rule }) => rule === "unknown-call")
  const told = new Set(missing.flatMap((one) => (isOfSample(one) ? [] : [`${one.file} ${String(one.values["name"])}`])))
  return (one) =>
    one.rule === "unknown-call" && isOfSample(one) && told.has(`${one.file} ${String(one.values["name"])}`)
}

/** What else is said of codes of tables by what all of them are. */
const ofCodes: ReadonlySet<string> = new Set(["analytics-not-code", "code-without-label"])

/** Rules about a code that is not in its table. */
const ofLost: ReadonlySet<string> = new Set(["code-lost", "schema-value-without-code"])

/** Questions that offer what a table has, of which a code is lost that their schemas list. */
function followsLostOption(findings: readonly Finding[]): (finding: Finding) => boolean {
  const lost = new Set(findings.flatMap(({ rule, values }) => (ofLost.has(rule) ? [String(values["name"])] : [])))
  const isMissed = ({ rule, values }: Finding) =>
    rule === "schema-value-without-option" && [values["missing"] ?? []].flat().every((code) => lost.has(String(code)))
  const places = new Set(findings.filter(isMissed).map(({ file, pointer }) => `${file}#${pointer}`))
  return (finding) => isMissed(finding) || (finding.rule === "option-outside-schema" && places.has(optionsOf(finding)))
}

const codeOf = (table: FindingValue | undefined, code: FindingValue): string => `${String(table)} ${String(code)}`

/** What cannot show, record or offer a value because its table lacks it, which is told where it was lost. */
function followsLostCode(findings: readonly Finding[]): (finding: Finding) => boolean {
  const told = new Set(
    findings.flatMap(({ rule, values: { table, name = "" } }) => (ofLost.has(rule) ? [codeOf(table, name)] : [])),
  )
  const isTold = (table: FindingValue | undefined, code: FindingValue) => told.has(codeOf(table, code))
  return ({ rule, values: { table, missing, value } }) =>
    (ofCodes.has(rule) && missing !== undefined && [missing].flat().every((code) => isTold(table, code))) ||
    (rule === "option-label-missing" && value !== undefined && isTold(table, value))
}

/** Until it is known what a code that stands twice was meant to be, or where one has gone, no condition is judged. */
const followsCode = (findings: readonly Finding[]): ((finding: Finding) => boolean) => {
  const isLost = findings.some(({ rule }) => rule === "code-lost")
  const isUnsure = isLost || findings.some(({ rule }) => rule === "code-repeated")
  const isOfOptions = findings.some(({ rule }) => ofLost.has(rule)) ? followsLostOption(findings) : () => false
  return (finding) =>
    (isUnsure && verdicts.has(finding.rule)) || (isLost && ofCodes.has(finding.rule)) || isOfOptions(finding)
}

/** Rules about the steps of a flow that name a screen by its place in the order. */
const ofSteps: ReadonlySet<string> = new Set(["entry-step-unknown", "exit-step-unknown", "flow-step-unknown"])

/**
 * A screen that no flow leads to and no address opens was a step, where flows still name it as one: put back, nothing is wrong with
 * what named it, nor with its way back, nor with where a return point leads that named it.
 */
function followsLostStep(findings: readonly Finding[]): (finding: Finding) => boolean {
  const lost = findings.filter(({ rule }) => rule === "screen-without-route")
  const names = new Set(lost.map(({ values }) => values["name"]))
  const files = new Set(lost.map(({ file }) => file))
  // Of a name that is nearly that of a step the step may be meant.
  const isNaming = ({ rule, values }: Finding) =>
    ofSteps.has(rule) && names.has(values["name"]) && (values["nearest"] === undefined || values["isGuess"] === true)
  const points = new Set(findings.filter(isNaming).map(({ file, pointer }) => `${file}#${pointer}`))
  return (finding) =>
    isNaming(finding) ||
    (finding.rule === "back-without-flow" && files.has(finding.file)) ||
    (finding.rule === "return-point-skips" && points.has(`${finding.file}#${finding.pointer}`))
}

/** A screen that nothing opens, where the address that is called after it opens another one. */
function followsCopy(findings: readonly Finding[]): (finding: Finding) => boolean {
  const meant = new Set(nearestIn(findings, "route-copied"))
  return ({ rule, values }) => rule === "screen-without-route" && meant.has(String(values["name"]))
}

const isNeedUnknown = ({ rule, pointer }: Finding) => rule === "unknown-kept" && pointer.startsWith("/needs/")

/** What a screen needs is written, but cannot be read as it is. */
function followsNeeds(findings: readonly Finding[], { find }: Validated): (finding: Finding) => boolean {
  const names = new Set(
    findings.flatMap((one) => (isNeedUnknown(one) ? [`${one.file} ${String(one.values["nearest"])}`] : [])),
  )
  const isUnread = (file: string) =>
    find(file)?.problems.some(
      ({ pointer, values }) => /^\/needs(?:$|\/)/.test(pointer) || values["nearest"] === "needs",
    )
  return ({ rule, file, values }) =>
    rule === "needs-forgotten" && (names.has(`${file} ${String(values["name"])}`) || isUnread(file) === true)
}

/** What a call seems to do or not to do as long as it says that it only reads. */
function followsEffect(findings: readonly Finding[], { find }: Validated): (finding: Finding) => boolean {
  const told = findings.filter(({ rule }) => rule === "effect-missing" || rule === "effect-doubtful")
  const calls = new Set(told.map(({ file }) => find(file)?.document.id ?? ""))
  const files = new Set(told.map(({ file }) => file))
  const makesOne = (file: string) => {
    const document = find(file)?.document.document
    return document !== undefined && [...objectsIn(document as Json)].some(([{ call }]) => calls.has(String(call)))
  }
  return ({ rule, file, values }) =>
    (rule === "request-id-on-read" && files.has(file)) ||
    (rule === "outcome-impossible" && values["isRead"] === true && calls.has(String(values["call"]))) ||
    (rule === "advance-without-save" && calls.size > 0 && makesOne(file))
}

/** Rules about what samples say of calls: mended, they may show what no sample seems to show. */
const ofSampleCalls: ReadonlySet<string> = new Set([
  "samples-few",
  "sample-answer-unknown",
  "sample-call-unused",
  "unknown-call",
])

/** A state that no sample shows, where one cannot be read as it is written. */
function followsSample(findings: readonly Finding[], { find }: Validated): (finding: Finding) => boolean {
  const told = new Set(findings.flatMap(({ rule, file }) => (ofSampleCalls.has(rule) ? [file] : [])))
  const isUnread = (file: string) =>
    find(file)?.problems.some(({ pointer }) => pointer.startsWith("/samples/")) === true
  return ({ rule, file }) => rule === "state-unseen" && (told.has(file) || isUnread(file))
}

/** What is said to whom leaves a question out that everybody has to answer, and that does not say so yet. */
function followsOptional(findings: readonly Finding[]): (finding: Finding) => boolean {
  const told = new Set(
    findings.flatMap(({ rule, file, pointer }) => (rule === "required-when-sent" ? [`${file}#${pointer}`] : [])),
  )
  return ({ rule, file, pointer, values }) =>
    rule === "message-never-shown" &&
    values["name"] === "required" &&
    told.has(`${file}#${parentOf(parentOf(pointer))}`)
}

export function withoutConsequences(findings: readonly Finding[], validated: Validated): readonly Finding[] {
  const follows = [
    followsComparison(findings, validated),
    followsMissing(findings, validated),
    followsName(findings),
    followsMisspelt(findings),
    followsProperties(findings),
    followsUndeclared(findings),
    followsLabel(findings),
    followsCall(findings),
    followsCode(findings),
    followsLostCode(findings),
    followsLostStep(findings),
    followsCopy(findings),
    followsNeeds(findings, validated),
    followsEffect(findings, validated),
    followsSample(findings, validated),
    followsOptional(findings),
    followsUnkept(findings, validated),
    followsButton(findings, validated),
  ]
  return findings.filter((finding) => !follows.some((isFollowUp) => isFollowUp(finding)))
}

import { type ESTree, parseAst, type Plugin } from "vite"

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

type Statement = ESTree.Program["body"][number]

/** Names under which a module knows React. */
const reactIn = (body: readonly Statement[]): readonly string[] =>
  body.flatMap((statement) =>
    statement.type === "ImportDeclaration" && statement.source.value === "react"
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  )

/** `React` of `React.createContext(null)`, `Object` of `Object.keys(x).sort().join()`. */
function startOf(expression: ESTree.Expression | ESTree.Super): string | undefined {
  if (expression.type === "Identifier") return expression.name
  if (expression.type === "CallExpression") return startOf(expression.callee)
  return expression.type === "MemberExpression" ? startOf(expression.object) : undefined
}

/** Names of things for developers' tools, and contexts for classes that we do not draw. */
const labels: ReadonlySet<string> = new Set(["displayName", "contextType"])

const isLabel = (statement: Statement): boolean =>
  statement.type === "ExpressionStatement" &&
  statement.expression.type === "AssignmentExpression" &&
  statement.expression.left.type === "MemberExpression" &&
  statement.expression.left.property.type === "Identifier" &&
  labels.has(statement.expression.left.property.name)

function editsOf(statement: Statement, harmless: ReadonlySet<string | undefined>): readonly Edit[] {
  if (isLabel(statement)) return [{ start: statement.start, end: statement.end, text: "" }]
  if (statement.type !== "VariableDeclaration") return []
  return statement.declarations.flatMap(({ init }) => {
    const isPure =
      init?.type === "NewExpression" || (init?.type === "CallExpression" && harmless.has(startOf(init.callee)))
    return isPure ? [{ start: init.start, end: init.start, text: "/* @__PURE__ */ " }] : []
  })
}

/** The module with what it does at load marked as needed only by those who use the result; undefined where it does nothing. */
export function markPure(code: string): string | undefined {
  const { body } = parseAst(code)
  const harmless = new Set(["Object", ...reactIn(body)])
  const edits = body.flatMap((statement) => editsOf(statement, harmless)).toReversed()
  return edits.length === 0
    ? undefined
    : edits.reduce((text, { start, end, text: mark }) => text.slice(0, start) + mark + text.slice(end), code)
}

/**
 * React Router is one file for every way to use it. We use its history and its location: said that its contexts and
 * labels do nothing by themselves, a bundler leaves the rest out (routes, loaders, server components).
 */
export function leanRouter(): Plugin {
  let isLean = false
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => {
        const marked = markPure(code)
        isLean ||= marked !== undefined
        return marked
      },
    },
    buildEnd() {
      if (!isLean)
        this.error("React Router no longer has the form that src/cli/leanRouter.ts makes smaller: look at its dist")
    },
  }
}

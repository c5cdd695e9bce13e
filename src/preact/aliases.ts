/**
 * Preact stands wherever React is named, in the app, the desk and the phone alike, and in their tests: what is proven is what
 * runs. Sources are written for React and know nothing of it.
 */
export const preactForReact = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
]

/** Libraries that draw. Node would load them by itself, with React: the tests' own loader takes them instead. */
export const drawnByPreact = [/mobx-react-lite/, /@rjsf\//, /@testing-library\/react/]

/** Of these, what Node would choose is CommonJS, whose imports nobody can put something else in the place of. */
export const modulesOfTests = [
  ["mobx-react-lite", "mobx-react-lite/dist/mobxreactlite.mjs"],
  ["@testing-library/react", "@testing-library/react/dist/@testing-library/react.esm.js"],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: new URL(`../../node_modules/${file}`, import.meta.url).pathname,
}))

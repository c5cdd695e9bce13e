import { drop, set, type ExamplesOf } from "./example"
import { animals, buyCall, ticket, done, sheet, flow } from "./files"
import { edited, removed } from "../support"
import { zoo } from "../zoo"

export const flows: ExamplesOf<"flows" | "routes"> = {
  "constant-wrong": set(["app.json", "/constants/avoidedWords", { Lions: 3 }], {
    at: "/constants/avoidedWords/Lions",
  }),
  "flow-route-differs": set([flow, "/route", "/vist"], { values: { nearest: "/visit" } }),
  "refused-code-unknown": {
    file: flow,
    edits: [["/testModel", { refused: [{ call: "zoo/buy", code: "SOLDOUT", when: { is: ["$draft.kind", 1] } }] }]],
    at: "/testModel/refused/0/code",
    values: { nearest: "SOLD_OUT" },
  },
  "supposition-unknown": set([flow, "/testModel", { start: { ctx: { close: true } } }], {
    at: "/testModel/start/ctx/close",
    values: { nearest: "closed" },
  }),
  "supposition-wrong": set([flow, "/testModel", { decided: [{ value: "$draft.kind", cases: [{ is: 3 }] }] }], {
    at: "/testModel/decided/0/cases/0/is",
  }),
  "step-repeated": set([flow, "/sections/1/steps/1", { screen: "animals", back: "close" }]),
  "step-name-repeated": {
    file: flow,
    edits: [
      ["/query", "step"],
      ["/sections/0/steps/1/as", "done"],
    ],
    at: "/sections/0/steps/1/as",
    values: { name: "done" },
  },
  "screen-in-two-flows": {
    file: "visit/visit2.flow.json",
    edits: [],
    at: "/sections/0/steps/0",
    besides: { "visit/visit2.flow.json": edited(zoo[flow] ?? {}, [["/id", "visit2"]]) },
  },
  "step-unreachable": set([
    flow,
    "/sections/0/steps/1/when",
    { all: [{ is: ["$draft.kind", 1] }, { is: ["$draft.kind", 2] }] },
  ]),
  "step-skipped": {
    file: flow,
    edits: [["/sections/1/steps/0", { screen: "done" }]],
    at: "/sections/1/steps/0",
    besides: { [ticket]: edited(zoo[ticket] ?? {}, [["/footer/0/tap/4", { do: "go", to: "done" }]]) },
  },
  "step-answer-later": {
    file: flow,
    edits: [
      ["/testModel", { answers: "$draft" }],
      ["/sections/0/steps/0/when", { is: ["$draft.kind", 1] }],
    ],
    at: "/sections/0/steps/0/when",
  },
  "return-point-behind": {
    file: flow,
    edits: [["/entry/points/PAID", { step: "ticket" }]],
    at: "/entry/points/START/step",
    values: { point: "START", screen: "ticket", before: "animals" },
    besides: {
      [buyCall]: edited(zoo[buyCall] ?? {}, [
        ["/response/properties/point", { type: "string" }],
        ["/samples/bought/point", "START"],
      ]),
      "calls/zoo/pick.call.json": edited(zoo[buyCall] ?? {}, [
        ["/id", "zoo/pick"],
        ["/response/properties/point", { type: "string" }],
        ["/samples/bought/point", "PAID"],
      ]),
      [animals]: edited(zoo[animals] ?? {}, [
        [
          "/footer/1",
          {
            widget: "button",
            key: "pick",
            label: "Pick",
            tap: [{ do: "call", call: "zoo/pick", input: { kind: 1 } }],
          },
        ],
      ]),
    },
  },
  "return-point-skips": {
    file: flow,
    edits: [
      ["/entry/points/PAID", { step: "done" }],
      ["/sections/0/steps/1/when", removed],
    ],
    at: "/entry/points/PAID/step",
    values: { point: "PAID", screen: "animals", name: "ticket" },
    besides: {
      [buyCall]: edited(zoo[buyCall] ?? {}, [
        ["/response/properties/point", { type: "string" }],
        ["/samples/bought/point", "PAID"],
      ]),
      [animals]: edited(zoo[animals] ?? {}, [
        [
          "/footer/1",
          {
            widget: "button",
            key: "buy_now",
            label: "Buy",
            tap: [{ do: "call", call: "zoo/buy", input: { kind: 1 } }],
          },
        ],
      ]),
    },
  },
  "flow-dead-end": set([done, "/footer", []], { in: flow, at: "/sections/1/steps/0" }),
  "flow-loop": {
    file: animals,
    edits: [
      ["/header", { back: "none" }],
      ["/footer/1", removed],
      ["/enter", []],
      ["/query/kind/else", removed],
      ["/footer/0/tap/0/to", "loop"],
    ],
    at: "/body",
    besides: {
      "visit/loop.screen.json": edited(zoo[done] ?? {}, [
        ["/id", "loop"],
        ["/footer/0/tap", [{ do: "go", to: "animals" }]],
      ]),
    },
  },
  "redirect-circle": { file: animals, edits: [["/enter", [{ do: "go", to: "animals" }]]], at: "/enter" },
  "back-to-itself": set([animals, "/header/back", "animals"], { values: { name: "animals" } }),
  "needs-circle": {
    file: animals,
    edits: [["/needs", { seen: { else: [{ do: "go", to: "animals" }] } }]],
    at: "/needs/seen/else",
    values: { name: "seen", screens: ["animals"] },
  },
  "entry-step-unknown": set([flow, "/entry/otherwise", "animal"], { values: { nearest: "animals" } }),
  "entry-point-empty": set([flow, "/entry/points/START", {}]),
  "entry-path-unknown": set([flow, "/entry/point", "$res.pont"]),
  "entry-value-unknown": set([flow, "/entry/points/STRAT", { step: "animals" }], { values: { nearest: "START" } }),
  "entry-value-unnamed": drop([flow, "/entry/points/START"], { at: "/entry/points" }),
  "section-empty": set([flow, "/sections/1/steps", []]),
  "section-count-small": set([flow, "/sections/0/of", 0]),
  "back-policy-missing": drop([flow, "/sections/0/steps/1/back"], { at: "/sections/0/steps/1" }),
  "back-policy-open": set([flow, "/sections/0/steps/0/back", [{ when: { is: [1, 1] }, back: "close" }]], {
    at: "/sections/0/steps/0/back/0",
  }),
  "back-without-flow": drop([flow, "/sections/0/steps/1"], { in: ticket, at: "/header/back" }),
  "flow-step-unknown": set([animals, "/footer/2/tap/0", { do: "enter", flow: "visit", step: "animal" }], {
    at: "/footer/2/tap/0/step",
    values: { nearest: "animals" },
  }),
  "exit-step-unknown": {
    file: flow,
    edits: [["/exits/closed/from/0", "animal"]],
    values: { nearest: "animals" },
    besides: { "visit/animal.screen.json": edited(zoo[animals] ?? {}, [["/id", "animal"]]) },
  },
  "screen-unreached": {
    file: "app.json",
    edits: [["/routes/~1lost", { screen: "lost", area: "shop", guard: "none" }]],
    in: "visit/lost.screen.json",
    at: "/needs",
    values: { name: "lost", needs: ["receipt"] },
    besides: {
      "visit/lost.screen.json": edited(zoo[done] ?? {}, [
        ["/id", "lost"],
        ["/needs", { receipt: { else: [{ do: "go", to: "animals" }] } }],
        ["/samples", { usual: { kept: { receipt: {} } }, again: { kept: { receipt: {} } } }],
      ]),
    },
  },
  "screen-without-route": {
    file: flow,
    edits: [["/sections/0/steps/1", removed]],
    in: "visit/lost.screen.json",
    at: "/id",
    besides: { "visit/lost.screen.json": edited(zoo[done] ?? {}, [["/id", "lost"]]) },
  },
  "route-repeated": set(["app.json", "/routes/~1Animals", { screen: "animals", guard: "none" }]),
  "route-copied": {
    file: "app.json",
    edits: [["/routes/~1lost", { screen: "ticket", area: "shop", guard: "none" }]],
    at: "/routes/~1lost/screen",
    values: { path: "/lost", name: "ticket", first: "/ticket", nearest: "lost" },
    besides: { "visit/lost.screen.json": edited(zoo[done] ?? {}, [["/id", "lost"]]) },
  },
  "route-empty": set(["app.json", "/routes/~1nowhere", {}]),
  "area-circle": {
    file: "app.json",
    edits: [
      ["/areas/shop/otherwise", "ticket"],
      ["/routes/~1ticket/area", "shop"],
    ],
    at: "/areas/shop/otherwise",
  },
  "area-unsaid": set(["app.json", "/routes/~1late", { screen: "ticket", guard: "none" }], {
    values: { path: "/late", area: "shop", label: "Shop" },
  }),
  "area-unused": drop(["app.json", "/routes/~1ticket/area"], { at: "/areas/shop" }),
  "closure-ends-first": set(["closures.json", "/closures/0/until", "2025-01-31T12:00"]),
  "closure-overlap": set(
    ["closures.json", "/closures/1", { areas: ["tour"], from: "2025-02-01T11:59", until: "2025-02-02T00:00" }],
    { values: { name: "tour", label: "Tour", other: 1 } },
  ),
  "closure-time-wrong": set(["closures.json", "/closures/0/from", "2025/2/1 9:00"], {
    values: { wanted: "2025-02-01T09:00" },
  }),
  "closure-without-area": set(["closures.json", "/closures/0/areas", []]),
  "demo-call-refused": {
    file: "app.json",
    edits: [["/routes/~1animals/guard", "demo"]],
    in: animals,
    at: "/data/list",
    values: { call: "zoo/animals", path: "/animals" },
  },
  "guard-empty": set(["app.json", "/routes/~1ticket/guard", { any: [] }], { at: "/routes/~1ticket/guard/any" }),
  "guard-unsaid": drop(["app.json", "/routes/~1visit/guard"], { at: "/routes/~1visit" }),
  "route-path-wrong": set(["app.json", "/routes/zoo", { screen: "animals", guard: "none", page: "zoo" }]),
  "twin-missing": set(["app.json", "/routes/~1animals/v2", "/tickets"], { values: { nearest: "/ticket" } }),
  "sheet-unused": drop([animals, "/footer/1"], { in: sheet, at: "/id" }),
  "sheet-without-button": set([sheet, "/buttons", []]),
  "chain-too-deep": set([
    animals,
    "/footer/0/tap/0",
    {
      do: "popup",
      text: "Ask",
      on: { cancel: [{ do: "popup", text: "Ask", on: { cancel: [{ do: "popup", text: "Ask" }] } }] },
    },
  ]),
  "sheet-circle": set([sheet, "/buttons/0/tap/0", { do: "half-sheet", sheet: "ask" }], {
    at: "/buttons/0/tap/0/sheet",
  }),
}

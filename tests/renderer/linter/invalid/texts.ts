import { set, type ExamplesOf } from "./example"
import { animals, sheet } from "./files"
import { edited } from "../support"
import { zoo } from "../zoo"

export const texts: ExamplesOf<"texts"> = {
  "text-unclosed": set([animals, "/title", "Animals {list.keeper"]),
  "text-empty-place": set([animals, "/title", "Animals {}"]),
  "text-dollar": set([animals, "/title", "Animals {$list.keeper}"]),
  "text-path": set([animals, "/title", "Animals {list keeper}"]),
  "text-strong": set([animals, "/body/1/text", "**Come in"]),
  "text-link": set([animals, "/body/1/text", "[rules](javascript:alert)"]),
  "text-markup": set([animals, "/title", "<img src=x onerror=alert(1)>"]),
  "text-mark-unread": set([animals, "/title", "**Animals**"], {
    values: { kind: "plain", found: "**Animals**", wanted: "Animals" },
  }),
  "text-unit-doubled": set(
    [animals, "/body/0/text", "{list.keeper} keeps {list.price|yen} yen of {list.species|species:species}"],
    {
      values: { found: "{list.price|yen} yen", wanted: "{list.price|yen}" },
    },
  ),
  "text-number-commas": set([animals, "/title", "1,00 animals"], { values: { found: "1,00" } }),
  "text-scheme": set([animals, "/title", "javascript:alert"]),
  "text-full-width-brackets": set([animals, "/title", "Animals \uFF5Blist.keeper\uFF5D"]),
  "text-half-width-kana": set([animals, "/title", "\uFF97\uFF72\uFF75\uFF9D"]),
  "text-invisible": set([animals, "/title", "Ani\u200Bmals"]),
  "text-emoji": set([animals, "/title", "Animals \u{1F981}\uFE0F"], { values: { found: "\u{1F981}\uFE0F" } }),
  "text-exclamation": set([animals, "/title", "Animals!"]),
  "text-doubled-mark": set([animals, "/title", "Animals\u3002\u3002"]),
  "text-full-width-digits": set([animals, "/title", "\uFF11\uFF12"]),
  "text-machine-word": set([animals, "/title", "NULL_POINTER"]),
  "text-empty": set([animals, "/title", ""]),
  "text-unwritten": set([animals, "/title", "Words to come"]),
  "text-space-around": set([animals, "/title", "\u3000Animals\n"], { values: { start: true, end: true } }),
  "text-two-names": set([animals, "/title", "Lions"]),
  "link-empty": set(["app.json", "/links/rules", ""], { in: animals, at: "/body/1/text", values: { name: "rules" } }),
  "link-scheme-unknown": set(["app.json", "/links/rules", "tell:0120000000"], { values: { nearest: "tel" } }),
  "link-place-unfilled": {
    file: "app.json",
    edits: [["/links/rules", "https://zoo.example/{kindd}"]],
    at: "/links/rules",
    values: { name: "kindd", nearest: "kind" },
    besides: { [sheet]: edited(zoo[sheet] ?? {}, [["/buttons/0/tap/0/values", { kind: "lion" }]]) },
  },
  "scheme-wrong": set(["app.json", "/schemes/close", "zooo://close"], { values: { nearest: "zoo" } }),
  "image-address-wrong": set([animals, "/body/1/image", "http://zoo.example/lion.png"], { at: "/body/1/image" }),
  "link-unsafe": set(["app.json", "/links/rules", "javascript:alert(1)"]),
  "text-bracket": set([animals, "/title", "Animals (all"]),
  "link-host-unknown": set(["app.json", "/constants/allowedHosts", ["zoo.exmaple"]], {
    at: "/links/rules",
    values: { found: "zoo.example", nearest: "zoo.exmaple" },
  }),
  "allowed-host-wrong": set(["app.json", "/constants/allowedHosts", ["zoo.example", "*"]], {
    at: "/constants/allowedHosts/1",
  }),
}

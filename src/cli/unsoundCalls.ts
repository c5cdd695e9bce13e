import { createShapeCheck, createTextLoader, type DocumentTexts } from "../../renderer/compiler"
import { definitions } from "../definitions"

/**
 * Files of calls, and of what they share, that no server can be made of: of a call that cannot be read or has not the shape
 * of one, and of a second one at the same address. Everything else about them is the rules' business.
 */
export function unsoundCalls(documents: DocumentTexts): ReadonlySet<string> {
  const texts = new Map([...documents].filter(([file]) => /^(calls|shared)\//.test(file)))
  const set = createTextLoader()(texts)
  const isShaped = createShapeCheck(definitions)
  const addresses = new Map<string, string>()
  for (const call of set.all("call")) {
    if (call.recovered || !isShaped(call)) continue
    const { client, method, path } = call.document
    const address = `${method} ${client} ${path.replace(/^\//, "").replaceAll(/\{\w+\}/g, "{}")}`
    if (!addresses.has(address)) addresses.set(address, call.file)
  }
  const broken = new Set(set.findings.map(({ file }) => file))
  const shared = [...set.shared.keys()].filter((file) => !broken.has(file))
  const sound = new Set([...addresses.values(), ...shared])
  return new Set([...texts.keys()].filter((file) => !sound.has(file)))
}

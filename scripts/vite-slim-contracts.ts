import type { Plugin } from 'vite'

const CONTRACT = /\/src\/.*\/contract\/.+\.ts$/
/** The fields of an endpoint that the browser reads; the rest is for the server and the documentation. */
const ASKED = new Set(['method', 'path', 'status'])

/** Values that may call something. */
const WORKED_OUT = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression'])
const TEXTS = /\/messages\.\w+\.ts$/

type Cut = { start: number; end: number; text: string }
type Node = { type: string; start: number; end: number }
type Property = Node & { key?: { name?: string } }
type Call = Node & {
  callee: Node & { name?: string }
  arguments: (Node & { properties?: Property[] })[]
}

/**
 * Removes schemas from the browser, because the server validates its input: an endpoint keeps its method and path, and
 * unused computed values of a contract are marked as droppable, and so is the library behind them. Contracts have no side
 * effects, so nothing is lost.
 */
export function slimContracts(): Plugin {
  return {
    name: 'zamah:slim-contracts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.split('?')[0]!
      if (!CONTRACT.test(file) || TEXTS.test(file)) return
      const body = this.parse(code).body as Node[]
      const cuts = calls(body).flatMap(unasked)
      for (const value of topLevelValues(body)) {
        cuts.push({ start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' })
        cuts.push({ start: value.end, end: value.end, text: '))()' })
      }
      return { code: apply(code, cuts), map: null }
    },
  }
}

/** Returns the initial values of the module's constants that may call something. */
function topLevelValues(body: readonly Node[]): Node[] {
  return body.flatMap((statement) => {
    const declared = statement as Node & { declaration?: Node; declarations?: { init?: Node }[] }
    const { declarations = [] } = (declared.declaration ?? declared) as typeof declared
    return declarations.flatMap(({ init }) => (init && WORKED_OUT.has(init.type) ? [init] : []))
  })
}

/** Returns every call of the module, also within functions, because some endpoints are made by one. */
function calls(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(calls)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(calls)
  return (node as Node).type === 'CallExpression' ? [node as Call, ...below] : below
}

/** Returns the parts of an endpoint that the browser does not read. */
function unasked(call: Call): Cut[] {
  const properties = call.callee.name === 'endpoint' ? (call.arguments[0]?.properties ?? []) : []
  return properties.flatMap((property) => {
    const name = property.key?.name
    return !name || ASKED.has(name) ? [] : [{ ...property, text: `${name}: undefined` }]
  })
}

function apply(code: string, cuts: readonly Cut[]): string {
  let result = code
  for (const { start, end, text } of cuts.toSorted((a, b) => b.start - a.start || b.end - a.end))
    result = result.slice(0, start) + text + result.slice(end)
  return result
}

import type { Plugin } from 'vite'

const CONTRACT = /\/src\/.*\/contract\/[^/]+\.ts$/
/** What the browser asks of an endpoint; the rest is for the server and the documentation. */
const ASKED = new Set(['method', 'path', 'status'])

type Node = { type: string; start: number; end: number }
type Property = Node & { key: { name?: string } }
type Call = Node & {
  callee: Node & { name?: string; object?: Node }
  arguments: (Node & { properties?: Property[] })[]
}

/**
 * The server judges what it is sent, so the browser needs no schemas: an endpoint keeps its method and path, and every
 * schema that nothing uses is marked as droppable, and the library behind it with them.
 */
export function slimContracts(): Plugin {
  return {
    name: 'zamah:slim-contracts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id.split('?')[0]!) || !code.includes('zod/mini')) return
      const cuts: { start: number; end: number; text: string }[] = []
      for (const call of topLevelCalls(this.parse(code).body as Node[])) {
        const [definition] = call.arguments
        if (call.callee.name === 'endpoint') {
          for (const property of definition?.properties ?? [])
            if (!ASKED.has(property.key.name ?? ''))
              cuts.push({ ...property, text: `${property.key.name}: undefined` })
        }
        if (call.callee.name === 'endpoint' || isSchema(call)) {
          cuts.push({ start: call.start, end: call.start, text: '/* @__PURE__ */ (() => ' })
          cuts.push({ start: call.end, end: call.end, text: ')()' })
        }
      }
      return { code: apply(code, cuts), map: null }
    },
  }
}

/** Calls that give a constant of the module its value. */
function topLevelCalls(body: readonly Node[]): Call[] {
  return body.flatMap((statement) => {
    const declared = statement as Node & { declaration?: Node; declarations?: { init?: Node }[] }
    const { declarations = [] } = (declared.declaration ?? declared) as typeof declared
    return declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init as Call] : []))
  })
}

/** `z.something(…)`, with whatever is chained to it. */
function isSchema(call: Call): boolean {
  let node: Node = call
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    node = node.type === 'CallExpression' ? (node as Call).callee : ((node as Call['callee']).object ?? node)
    if (node.type === 'Identifier') return (node as Call['callee']).name === 'z'
  }
  return false
}

function apply(code: string, cuts: readonly { start: number; end: number; text: string }[]): string {
  let result = code
  for (const { start, end, text } of cuts.toSorted((a, b) => b.start - a.start || b.end - a.end))
    result = result.slice(0, start) + text + result.slice(end)
  return result
}

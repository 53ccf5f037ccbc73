import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { parseSource } from '../architecture/source.ts'

const RUNNERS = new Set(['test', 'it'])

type Node = { type: string; [part: string]: unknown }

/** Returns the titles of all tests in a file, as written: of a template the text between the backticks. */
export function titlesIn(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const titles: string[] = []
  const { program } = parseSource(file, text)
  new Visitor({
    CallExpression(call) {
      if (!runsTests(call.callee as unknown as Node)) return
      const [first] = call.arguments as unknown as (Node & { start: number; end: number; value?: unknown })[]
      if (first?.type === 'Literal' && typeof first.value === 'string') titles.push(first.value)
      else if (first?.type === 'TemplateLiteral') titles.push(text.slice(first.start + 1, first.end - 1))
    },
  }).visit(program)
  return titles
}

/** `test(…)`, `it(…)`, `test.runIf(x)(…)`, `test.each(table)(…)`; a skipped test does not count. */
function runsTests(callee: Node): boolean {
  if (callee.type === 'Identifier') return RUNNERS.has(String(callee.name))
  if (callee.type === 'TaggedTemplateExpression') return runsTests(callee.tag as Node)
  if (callee.type !== 'CallExpression') return false
  const maker = callee.callee as Node
  if (maker.type !== 'MemberExpression') return false
  const kind = String((maker.property as Node).name)
  return ['each', 'for', 'runIf', 'skipIf'].includes(kind) && runsTests(maker.object as Node)
}

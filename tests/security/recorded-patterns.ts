import { join, relative } from 'node:path'
import { Visitor } from 'oxc-parser'
import { isTest, readSources } from '../architecture/source.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Found = { name: string; pattern: RegExp; paths: string[] }

const found = new Map<string, Found>()

function note(pattern: RegExp, path: string): void {
  const name = `/${pattern.source}/${pattern.flags}`
  const known = found.get(name) ?? { name, pattern, paths: [] }
  known.paths.push(path)
  found.set(name, known)
}

/** Those that are put together when a file is loaded: whoever imports this before the product sees them all. */
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given: [string, string?], caller) {
    const pattern: RegExp = Reflect.construct(target, given, caller)
    const [, , maker = ''] = (new Error('where').stack ?? '').split('\n')
    const path = /(?:file:\/\/)?(\/[^\s()]*\/src\/[^\s():]+)/.exec(maker)?.[1]
    if (path && !path.includes('node_modules')) note(pattern, relative(ROOT, path))
    return pattern
  },
})

/** Every pattern of the product, however it is written: those that stand in a file, and those that a file makes. */
export function allPatterns(): Found[] {
  for (const { path, program } of readSources(ROOT, ['src'])) {
    if (isTest(path)) continue
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex) note(new RegExp(node.regex.pattern, node.regex.flags), path)
      },
    }).visit(program)
  }
  return [...found.values()].filter(({ paths }) => !paths.every((path) => isTest(path)))
}

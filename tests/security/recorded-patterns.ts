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

/** Records patterns built at load time: a module that imports this before the product sees all of them. */
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given: [string, string?], caller) {
    const pattern: RegExp = Reflect.construct(target, given, caller)
    const [, , maker = ''] = (new Error('where').stack ?? '').split('\n')
    const path = /(?:file:\/\/)?(\/[^\s()]*\/src\/[^\s():]+)/.exec(maker)?.[1]
    if (path && !path.includes('node_modules')) note(pattern, relative(ROOT, path))
    return pattern
  },
})

/** Returns every pattern of the product: literals, and those built by a file. */
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

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Packages whose single index leads to hundreds of files, with the path of that index. */
const PACKAGES: Readonly<Record<string, string>> = {
  'lucide-react': 'dist/esm/lucide-react.mjs',
  '@tanstack/react-query': 'build/modern/index.js',
  '@tanstack/query-core': 'build/modern/index.js',
}
/** The index modules of our own features only re-export too. */
const FEATURE = /^#(features\/[\w-]+\/web\/index\.ts)$/
const PASSED_ON = /^(import|export) \{([^}]+)\} from ['"]([^'"]+)['"]/gm

type Source = { file: string; name: string }
type Specifier = { type: string; imported?: { name: string }; local: { name: string } }
type Import = { type: string; start: number; end: number; source: { value: string }; specifiers: Specifier[] }

/**
 * Makes each file import its names from their sources, so that the bundler sees who needs what: through one index all icons
 * of all screens would belong to every page.
 */
export function directImports(): Plugin {
  const known = new Map<string, Map<string, Source>>()
  const exportsOf = (name: string) => {
    const found = known.get(name) ?? readDoor(doorOf(name))
    known.set(name, found)
    return found
  }
  return {
    name: 'zamah:direct-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?(?:\?|$)/.test(id)) return
      const imports = (this.parse(code).body as unknown as Import[]).filter(
        ({ type, source }) => type === 'ImportDeclaration' && isDoor(source.value),
      )
      let result = code
      for (const { source, specifiers, start, end } of imports.toReversed()) {
        const direct = specifiers.map((one) => direction(one, exportsOf(source.value)))
        result = result.slice(0, start) + direct.join('') + result.slice(end)
      }
      return imports.length > 0 ? { code: result, map: null } : undefined
    },
  }
}

function isDoor(name: string): boolean {
  return name in PACKAGES || FEATURE.test(name)
}

function doorOf(name: string): string {
  const feature = FEATURE.exec(name)?.[1]
  if (feature) return join(import.meta.dirname, '../src', feature)
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return join(dirname(manifest), PACKAGES[name]!)
}

function direction({ imported, local }: Specifier, exports: Map<string, Source>): string {
  const from = imported && exports.get(imported.name)
  if (!from) throw new Error(`${local.name} is not passed on by the door it is imported from`)
  return `import { ${from.name} as ${local.name} } from ${JSON.stringify(from.file)};`
}

/** Reads the exports of an index module, with their sources. */
function readDoor(place: string): Map<string, Source> {
  const text = readFileSync(place, 'utf8')
  const exported = new Map<string, Source>()
  const imported = new Map<string, Source>()
  for (const [, kind, names, file] of text.matchAll(PASSED_ON))
    for (const { name, renamed } of read(names!))
      (kind === 'import' ? imported : exported).set(renamed, { file: join(dirname(place), file!), name })
  for (const [, names] of text.matchAll(/^export \{([^}]+)\};/gm))
    for (const { name, renamed } of read(names!)) {
      const source = imported.get(name)
      if (source) exported.set(renamed, source)
    }
  for (const [, other] of text.matchAll(/^export \* from ['"]([^'"]+)['"]/gm))
    for (const [name, source] of readDoor(doorOf(other!))) if (!exported.has(name)) exported.set(name, source)
  return exported
}

function read(names: string): { name: string; renamed: string }[] {
  return names.split(',').flatMap((one) => {
    const [name = '', renamed = name] = one.trim().split(' as ')
    return name === '' || name.startsWith('type ') ? [] : [{ name, renamed }]
  })
}

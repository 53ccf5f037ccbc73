import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Program, parseSync, Visitor } from 'oxc-parser'

/** One import: its specifier, our file that it names, if any, and whether that file is needed before this one runs. */
export type Import = { specifier: string; target: string | undefined; isStatic: boolean }

/** One parsed file. `path` is relative to the repository, with forward slashes. */
export type Source = {
  path: string
  lines: number
  imports: Import[]
  hasDefaultExport: boolean
  exportsAll: boolean
  /** Imports computed at run time, which no guard can follow. */
  computedImports: number
  program: Program
}

/** Checks all files and returns violations, one sentence each. */
export type Guard = (sources: Source[]) => string[]

const CODE = /\.(tsx?|mjs)$/

export function readSources(root: string, folders: string[]): Source[] {
  return folders
    .flatMap((folder) => codeFiles(root, folder))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

export function parseSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const exported = module.staticExports.flatMap((statement) => statement.entries)
  const { loaded, computed } = loadedLater(program)
  const statics = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...exported.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ]
  const written = [
    ...statics,
    ...loaded,
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ]
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(written)].map((specifier) => ({
      specifier,
      target: resolveImport(path, specifier),
      isStatic: statics.includes(specifier),
    })),
    hasDefaultExport: exported.some(
      (entry) => entry.exportName.kind === 'Default' || entry.exportName.name === 'default',
    ),
    exportsAll: exported.some((entry) => entry.importName.kind === 'AllButDefault'),
    computedImports: computed,
    program,
  }
}

export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('e2e/')
}

function resolveImport(from: string, specifier: string): string | undefined {
  const alias = /^#(platform|features|app)\/(.*)$/.exec(specifier)
  if (alias) return `src/${alias[1]}/${alias[2]}`
  if (specifier.startsWith('#tests/')) return specifier.slice(1)
  return specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
    : undefined
}

/** Returns modules that are loaded on demand: import() of a text, and files named beside this one, such as workers. */
function loadedLater(program: Program): { loaded: string[]; computed: number } {
  const loaded: string[] = []
  let computed = 0
  new Visitor({
    ImportExpression({ source }) {
      const [text] = source.type === 'TemplateLiteral' && source.expressions.length === 0 ? source.quasis : []
      if (text) loaded.push(text.value.raw)
      else if (source.type === 'Literal' && typeof source.value === 'string') loaded.push(source.value)
      else computed += 1
    },
    NewExpression({ callee, arguments: [file, base] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || base?.type !== 'MemberExpression') return
      if (file?.type === 'Literal' && typeof file.value === 'string' && CODE.test(file.value))
        loaded.push(file.value)
    },
  }).visit(program)
  return { loaded, computed }
}

function codeFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return codeFiles(root, path)
    return CODE.test(entry.name) ? [path] : []
  })
}

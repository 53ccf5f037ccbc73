import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Program, parseSync } from 'oxc-parser'

/** One import: what is written, and which of our files it names, if any. */
export type Import = { specifier: string; target: string | undefined }

/** One parsed file. `path` is relative to the repository, with forward slashes. */
export type Source = {
  path: string
  lines: number
  imports: Import[]
  hasDefaultExport: boolean
  exportsAll: boolean
  program: Program
}

/** A guard looks at all files and names what breaks its law, one sentence each. */
export type Guard = (sources: Source[]) => string[]

const CODE = /\.tsx?$/

export function readSources(root: string, folders: string[]): Source[] {
  return folders
    .flatMap((folder) => codeFiles(root, folder))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

export function parseSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const exported = module.staticExports.flatMap((statement) => statement.entries)
  const written = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...exported.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(text.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ]
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(written)].map((specifier) => ({
      specifier,
      target: resolveImport(path, specifier),
    })),
    hasDefaultExport: exported.some(
      (entry) => entry.exportName.kind === 'Default' || entry.exportName.name === 'default',
    ),
    exportsAll: exported.some((entry) => entry.importName.kind === 'AllButDefault'),
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

function literal(text: string): string[] {
  const match = /^(['"`])([^$]*)\1$/.exec(text.trim())
  return match ? [match[2]!] : []
}

function codeFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return codeFiles(root, path)
    return CODE.test(entry.name) ? [path] : []
  })
}

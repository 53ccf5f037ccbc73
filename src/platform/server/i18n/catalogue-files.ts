import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { catalogueIdOf } from '#platform/contract/catalogue-id.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Catalogue } from '#platform/contract/texts.ts'

const SOURCES = join(import.meta.dirname, '../../..')
/** A catalogue that another one takes in whole is a part of that one. */
const TAKEN = /import \{[^}]*\} from '(\.[^']+messages\.bhs\.ts)'/g

export type CatalogueFile = { id: string; feature: string; paths: Record<Locale, string> }

/** All catalogues of the product, by the names of their files; they lie beside the sources in every installation. */
export async function findCatalogues(): Promise<CatalogueFile[]> {
  const contracts = [
    join(SOURCES, 'platform/contract'),
    ...(await readdir(join(SOURCES, 'features'))).map((name) => join(SOURCES, 'features', name, 'contract')),
  ]
  const catalogueFiles = (await Promise.all(contracts.map(cataloguesIn))).flat()
  const partPaths = new Set((await Promise.all(catalogueFiles.map(pathsOf))).flat())
  return catalogueFiles
    .filter(({ paths }) => !partPaths.has(paths.bhs))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function cataloguesIn(folder: string): Promise<CatalogueFile[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // Not every feature has a contract.
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => {
    const path = join(folder, name)
    const catalogueId = catalogueIdOf(path.split(sep).join('/'))
    if (catalogueId?.locale !== 'bhs') return []
    const { id, feature } = catalogueId
    return [{ id, feature, paths: { bhs: path, en: path.replace(/bhs\.ts$/, 'en.ts') } }]
  })
}

async function pathsOf({ paths }: CatalogueFile): Promise<string[]> {
  const source = await readFile(paths.bhs, 'utf8')
  return [...source.matchAll(TAKEN)].map(([, path = '']) => join(paths.bhs, '..', path))
}

/** Catalogues hold words and no code, so they are read as data is: by their place. */
const read = createRequire(import.meta.url)

/** Reads the texts that the product was delivered with, in one language. */
export function readCatalogue({ paths }: CatalogueFile, locale: Locale): Catalogue {
  const [catalogue] = Object.values(read(paths[locale]) as Record<string, Catalogue>)
  if (!catalogue) throw new Error(`${paths[locale]} has no texts`)
  return catalogue
}

/** Every text of a catalogue with the way to it: `title.label`. */
export function leavesOf(catalogue: Catalogue, above = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : leavesOf(value, `${above}${key}.`),
  )
}

type Delivered = { id: string; feature: string; texts: Record<Locale, ReadonlyMap<string, string>> }

/** All of them in both languages, as they were delivered; requests get their turn in between. */
export async function readCatalogues(): Promise<Delivered[]> {
  const all: Delivered[] = []
  for (const file of await findCatalogues()) {
    const { id, feature } = file
    const textsOf = (locale: Locale) => new Map(leavesOf(readCatalogue(file, locale)))
    all.push({ id, feature, texts: { bhs: textsOf('bhs'), en: textsOf('en') } })
    await breathe()
  }
  return all
}

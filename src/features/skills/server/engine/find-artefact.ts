import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openRelease } from '../release/release.ts'
import { learn } from '../train/learn.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { Engine } from './engine.ts'
import { type Artefact, cachedPath, readArtefact, trainedPath, writeArtefact } from './artefact.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const DATA = join(import.meta.dirname, '../../data')

const TABLES = [
  'skills.tsv',
  'occupations.tsv',
  'words.tsv',
  'ranker-before.tsv',
  'ranker-material.tsv',
  'encoder.bin',
]

export { Engine }

export type Place = { dataDir: string; escoDir: string | undefined; note: (text: string) => void }

/** Returns the engine for a command. */
export async function findEngine(place: Place): Promise<Engine> {
  return new Engine(await findArtefact(place))
}

/**
 * Returns the vocabulary for a command: the imported one; else a release beside the checkout or in ESCO_DIR; else our own
 * vocabulary. The result is cached.
 */
export async function findArtefact(input: Place): Promise<Artefact> {
  const { dataDir, note } = input
  const trained = await readArtefact(trainedPath(dataDir))
  if (trained) return trained
  const folder = releaseFolder(input.escoDir)
  const source = fingerprint(folder)
  const cached = await readArtefact(cachedPath(dataDir))
  if (cached?.source === source) return cached
  note(
    folder
      ? `Learning from the release in ${folder}; this is done once.`
      : 'Learning from our own vocabulary.',
  )
  const vocabulary = await gatherVocabulary(readOwnTables(), folder ? await openRelease(folder) : undefined)
  const artefact = { source, vocabulary, learned: learn(vocabulary) }
  await writeArtefact(cachedPath(dataDir), artefact).catch((error: unknown) =>
    note(`It cannot be kept for the next time: ${String(error)}`),
  )
  return artefact
}

export function releaseFolder(escoDir: string | undefined): string | undefined {
  const folders = escoDir ? [resolve(escoDir)] : [resolve(ROOT, '../shared/data/esco')]
  return folders.find((folder) => {
    try {
      return readdirSync(folder).some((name) => /\.(csv|tar\.gz|tgz)$/i.test(name))
    } catch {
      return false
    }
  })
}

/** Returns a fingerprint of the training's tables and of the release. */
function fingerprint(folder: string | undefined): string {
  const hash = createHash('sha256')
  for (const table of TABLES) hash.update(readFileSync(join(DATA, table)))
  for (const name of folder ? readdirSync(folder).sort() : []) {
    const { size, mtimeMs } = statSync(join(folder ?? '', name))
    hash.update(`${name} ${size} ${mtimeMs}`)
  }
  return hash.digest('hex')
}

import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from '#platform/server/files/write-whole.ts'
import type { Learned } from '../train/learn.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Raised whenever the shape of artefacts changes, or the sources of the training other than the vocabulary. */
const FORMAT = 6

/** The vocabulary and the trained data, as one file; `source` names their origin. */
export type Artefact = { source: string; vocabulary: Vocabulary; learned: Learned }

/** Returns the path of the trained engine. Its name contains the format, so that a new version trains again. */
export function trainedPath(dataDir: string): string {
  return join(dataDir, 'skills', `engine-${FORMAT}.bin`)
}

const OF_OTHER_FORMAT = new RegExp(`^engine(?:-(?!${FORMAT}\\.)\\d+)?\\.bin$`)

/** Returns the path that caches the engine of a vocabulary that was never imported. */
export function cachedPath(dataDir: string): string {
  return join(dataDir, 'skills', 'engine-cache.bin')
}

/** Writes the file completely or not at all. */
export async function writeArtefact(path: string, artefact: Artefact): Promise<void> {
  await writeWhole(path, serialize({ format: FORMAT, ...artefact }))
  for (const name of await readdir(dirname(path)))
    if (OF_OTHER_FORMAT.test(name)) await rm(join(dirname(path), name), { force: true })
}

/** Reads the artefact; `undefined` if it is missing, damaged, or of another version of the product. */
export async function readArtefact(path: string): Promise<Artefact | undefined> {
  try {
    const read: unknown = deserialize(await readFile(path))
    return isArtefact(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isArtefact(value: unknown): value is Artefact {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT
}

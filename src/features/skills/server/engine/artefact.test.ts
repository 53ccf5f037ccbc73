import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { learn } from '../train/learn.ts'
import { cachedPath, readArtefact, trainedPath, writeArtefact } from './artefact.ts'

test('an engine of another version of the product is not taken for a trained one, and goes when one is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zamah-engine-'))
  const path = trainedPath(dataDir)
  mkdirSync(dirname(path))
  for (const name of ['engine.bin', 'engine-1.bin', basename(cachedPath(dataDir))])
    writeFileSync(join(dirname(path), name), 'old')
  // No trained engine of the current format exists, so the start trains one.
  expect(readdirSync(dirname(path))).not.toContain(basename(path))
  const vocabulary = { version: 'empty', skills: [], occupations: [] }
  await writeArtefact(path, { source: 'test', vocabulary, learned: learn(vocabulary) })
  expect(readdirSync(dirname(path)).sort()).toEqual([basename(path), basename(cachedPath(dataDir))].sort())
  expect(await readArtefact(path)).toMatchObject({ source: 'test' })
})

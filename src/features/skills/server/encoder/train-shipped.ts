import { writeFileSync } from 'node:fs'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { pairsOf } from './pairs.ts'
import { packRows, shippedPath } from './shipped.ts'
import { trainEncoder } from './train-encoder.ts'

/** A fresh start needs it at once, and the repository keeps each version: smaller than the one of a release. */
const SMALL = { size: 48, least: 3, rounds: 12 }

/** Trains the encoder on our own vocabulary alone, and writes it beside our tables. */
export async function trainShipped(
  onRound: (round: number) => void,
): Promise<{ path: string; bytes: number }> {
  const vocabulary = await gatherVocabulary(readOwnTables())
  const bytes = packRows(trainEncoder(pairsOf(vocabulary), { ...SMALL, onRound }))
  writeFileSync(shippedPath, bytes)
  return { path: shippedPath, bytes: bytes.length }
}

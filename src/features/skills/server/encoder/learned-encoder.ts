import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { dense } from '../train/sparse.ts'
import { packVectors, type Vectors } from '../train/vectors.ts'
import { Encoder, type EncoderRows } from './encoder.ts'
import { pairsOf } from './pairs.ts'
import { readShippedRows } from './shipped.ts'
import { trainEncoder } from './train-encoder.ts'

/** An encoder with the vectors of all occupations, each of all its names. */
export type LearnedEncoder = { rows: EncoderRows; occupations: Vectors }

/** A release has thousands; fewer foreign entries are understood by what was learned from ours. */
const LEAST_FOREIGN = 1000
const FIRST_NAME = 2

/** Trains on a vocabulary with a release in it; ours alone has its encoder with the product. */
export function learnEncoder(vocabulary: Pick<Vocabulary, 'skills' | 'occupations'>): LearnedEncoder {
  const foreign = vocabulary.occupations.filter(({ key }) => key === null).length
  const rows = foreign < LEAST_FOREIGN ? readShippedRows() : trainEncoder(pairsOf(vocabulary))
  return { rows, occupations: occupationVectors(vocabulary, new Encoder(rows)) }
}

/** Returns the mean of what an occupation is called, in which its first English name counts twice. */
export function occupationVectors(
  { occupations }: Pick<Vocabulary, 'occupations'>,
  encoder: Encoder,
): Vectors {
  const { size } = encoder
  const vectors = dense(occupations.length, size)
  occupations.forEach(({ names }, occupation) => {
    const at = occupation * size
    const add = (name: string, weight: number) => {
      const vector = encoder.encode(name)
      for (let k = 0; k < size; k += 1) vectors.cells[at + k]! += weight * vector[k]!
    }
    for (const name of names.bhs) add(name, 1)
    names.en.forEach((name, n) => add(name, n === 0 ? FIRST_NAME : 1))
  })
  return packVectors(vectors)
}

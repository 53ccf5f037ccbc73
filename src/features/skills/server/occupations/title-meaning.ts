import { Encoder } from '../encoder/encoder.ts'
import type { LearnedEncoder } from '../encoder/learned-encoder.ts'
import { UnitVectors } from '../encoder/unit-vectors.ts'

/** How near in meaning each occupation is to a title. */
export class TitleMeaning {
  readonly #encoder: Encoder
  readonly #occupations: UnitVectors

  constructor({ rows, occupations }: LearnedEncoder) {
    this.#encoder = new Encoder(rows)
    this.#occupations = new UnitVectors(occupations)
  }

  search(title: string): Float32Array {
    return this.#occupations.likenesses(this.#encoder.encode(title))
  }
}

import { stemsEn } from '../text/stems.ts'
import type { SkillEntry } from '../vocabulary/vocabulary.ts'
import { dense, sparseOf } from './sparse.ts'
import { factorise } from './svd.ts'
import { packVectors, type Vectors } from './vectors.ts'

/** Vectors of English stems and of skills in one space, learned from names and descriptions. */
export type Meanings = { stems: string[]; rarity: Float32Array; words: Vectors; skills: Vectors }

const SIZE = 128
const LEAST_SKILLS = 3
const NAME = 3
const OTHER_NAME = 1
const FADING = 0.5

export function learnMeanings(skills: readonly SkillEntry[]): Meanings {
  const counts = skills.map(({ names, description }) => {
    const row = new Map<string, number>()
    const add = (text: string, weight: number) => {
      for (const stem of stemsEn(text)) row.set(stem, (row.get(stem) ?? 0) + weight)
    }
    names.en.forEach((name, n) => add(name, n === 0 ? NAME : OTHER_NAME))
    add(description, 1)
    return row
  })
  const spread = new Map<string, number>()
  for (const row of counts) for (const stem of row.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const stems = [...spread]
    .filter(([, n]) => n >= LEAST_SKILLS)
    .map(([stem]) => stem)
    .sort()
  const placeOf = new Map(stems.map((stem, place) => [stem, place]))
  const rarity = Float32Array.from(stems, (stem) =>
    Math.log((skills.length + 1) / ((spread.get(stem) ?? 0) + 0.5)),
  )
  const rows = counts.map((row) => {
    const weighed = new Map<number, number>()
    let length = 0
    for (const [stem, n] of row) {
      const place = placeOf.get(stem)
      if (place === undefined) continue
      const value = (1 + Math.log(n)) * (rarity[place] ?? 0)
      weighed.set(place, value)
      length += value * value
    }
    for (const [place, value] of weighed) weighed.set(place, value / (Math.sqrt(length) || 1))
    return weighed
  })
  const size = Math.min(SIZE, skills.length, stems.length)
  const { left, right, strengths } = factorise(sparseOf(rows, stems.length), size)
  const scaled = (matrix: typeof left) => {
    const result = dense(matrix.rows, matrix.columns)
    for (let at = 0; at < result.cells.length; at += 1)
      result.cells[at] = matrix.cells[at]! * (strengths[at % matrix.columns]! || 0) ** FADING
    return result
  }
  return { stems, rarity, words: packVectors(scaled(right)), skills: packVectors(scaled(left)) }
}

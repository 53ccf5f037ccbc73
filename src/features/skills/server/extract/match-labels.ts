import type { Substitutes } from '../train/substitutes.ts'
import type { LabelTable } from './label-table.ts'

/** A skill that words of a sentence may mean; the positions are those of its tokens. */
export type Match = {
  skill: number
  label: number
  /** Share of the name's meaning that the words cover. */
  cover: number
  /** Amount of that meaning: rare words count more. */
  mass: number
  /** The part of the name that is missing. */
  missing: number
  /** Closeness of the words, 1 side by side. */
  tight: number
  /** Number of words in the name. */
  count: number
  weight: number
  places: number[]
}

type Occurrence = { place: number; sure: number }

const LEAST_COVER = 0.6
const REACH = 3
const SUBSTITUTE = 0.55
const SUBSTITUTE_GAIN = 0.55
const ANCHOR_LEAST = 0.6

/** Finds every name that a sentence covers sufficiently, in any order, with other words in between. */
export function matchLabels(input: {
  table: LabelTable
  stems: readonly string[]
  words: readonly string[]
  substitutes?: Substitutes
}): Match[] {
  const { table, words } = input
  const present = occurrences(input)
  const best = new Map<number, Match>()
  const surest = table.scratch
  for (const [stem, places] of present) surest[stem] = Math.max(...places.map(({ sure }) => sure))
  for (const [stem, places] of present) {
    if (surest[stem]! < ANCHOR_LEAST) continue
    for (const label of table.anchoredAt(stem)) {
      if (!mayFit(table, label, surest)) continue
      for (const anchor of places) {
        if (anchor.sure < ANCHOR_LEAST) continue
        const match = fit({ table, label, anchor, present, words })
        if (!match) continue
        const existing = best.get(match.skill)
        if (!existing || rank(match) > rank(existing)) best.set(match.skill, match)
      }
    }
  }
  for (const stem of present.keys()) surest[stem] = 0
  return [...best.values()]
}

/** Returns whether the sentence contains enough of a name; most names fail here. */
function mayFit(table: LabelTable, label: number, surest: Float32Array): boolean {
  let missing = table.total[label]! * (1 - LEAST_COVER)
  for (let at = table.starts[label]!; at < table.starts[label + 1]!; at += 1) {
    const stem = table.parts[at]!
    missing -= table.rarity[stem]! * (1 - surest[stem]!)
    if (missing < 0) return false
  }
  return true
}

function occurrences(input: {
  table: LabelTable
  stems: readonly string[]
  substitutes?: Substitutes
}): Map<number, Occurrence[]> {
  const { table, stems, substitutes } = input
  const present = new Map<number, Occurrence[]>()
  const add = (stem: string, occurrence: Occurrence) => {
    const number = table.stems.get(stem)
    if (number === undefined) return
    const list = present.get(number)
    if (list) list.push(occurrence)
    else present.set(number, [occurrence])
  }
  stems.forEach((stem, place) => {
    add(stem, { place, sure: 1 })
    for (const [other, share] of substitutes?.get(stem) ?? [])
      add(other, { place, sure: Math.min(0.9, SUBSTITUTE + share * SUBSTITUTE_GAIN) })
  })
  return present
}

function fit(input: {
  table: LabelTable
  label: number
  anchor: Occurrence
  present: Map<number, Occurrence[]>
  words: readonly string[]
}): Match | undefined {
  const { table, label, anchor, present, words } = input
  const from = table.starts[label]!
  const to = table.starts[label + 1]!
  const count = to - from
  if (count === 1 && !isMeant({ table, label, anchor, word: words[anchor.place] ?? '' })) return undefined
  const total = table.total[label]!
  let missing = total * (1 - LEAST_COVER)
  let covered = table.rarity[table.parts[from]!]! * anchor.sure
  missing -= table.rarity[table.parts[from]!]! * (1 - anchor.sure)
  const places = [anchor.place]
  for (let at = from + 1; at < to; at += 1) {
    const stem = table.parts[at]!
    const occurrence = nearest(present.get(stem), anchor.place, count + REACH, places)
    const sure = occurrence?.sure ?? 0
    missing -= table.rarity[stem]! * (1 - sure)
    if (missing < 0) return undefined
    covered += table.rarity[stem]! * sure
    if (occurrence) places.push(occurrence.place)
  }
  const span = Math.max(...places) - Math.min(...places) + 1
  return {
    skill: table.skillOf[label]!,
    label,
    cover: covered / total,
    mass: covered,
    missing: total - covered,
    tight: places.length / span,
    count,
    weight: table.weightOf[label]!,
    places,
  }
}

/** Returns how well a way to name a skill fits. */
function rank({ cover, tight, weight, mass }: Match): number {
  return cover * (0.8 + 0.2 * tight) * weight + mass * 0.01
}

function nearest(
  list: readonly Occurrence[] | undefined,
  place: number,
  reach: number,
  used: readonly number[],
): Occurrence | undefined {
  let best: Occurrence | undefined
  for (const one of list ?? []) {
    const far = Math.abs(one.place - place)
    if (far > reach || used.includes(one.place)) continue
    if (!best || one.sure - far * 0.02 > best.sure - Math.abs(best.place - place) * 0.02) best = one
  }
  return best
}

/** Returns whether a one-word name occurs as that word, not merely by a stem shared with others. */
function isMeant(input: { table: LabelTable; label: number; anchor: Occurrence; word: string }): boolean {
  const { table, label, anchor, word } = input
  if (anchor.sure < 1) return false
  const name = table.words[label] ?? []
  if (table.isProper[label]) return name.includes(word)
  const [own = ''] = name.length === 1 ? name : name.filter((part) => part.charAt(0) === word.charAt(0))
  let same = 0
  while (same < word.length && word[same] === own[same]) same += 1
  return same / Math.max(word.length, own.length) >= 0.7
}

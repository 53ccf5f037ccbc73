import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldedWords } from '#platform/contract/fold.ts'
import { isSilentBhs, isSilentEn, stemOfBhs, stemOfEn } from '../text/stems.ts'
import { listOf, readTsv } from '../vocabulary/tsv.ts'
import type { OccupationEntry } from '../vocabulary/vocabulary.ts'
import { expandAbbreviations } from './abbreviations.ts'

const FILE = join(import.meta.dirname, '../../data/occupation-groups.tsv')

/** Occupations under one colloquial word; `isco` are prefixes of ISCO-08 codes. */
export type OccupationGroup = { key: string; isco: readonly string[]; bhs: string; en: string }

type GroupRow = OccupationGroup & { titles: { bhs: readonly string[]; en: readonly string[] } }

/** Words about how, when or for how long somebody works, but not at what. */
const BESIDE = new Set(
  foldedWords(
    'stariji starija mlađi mlađa viši viša niži niža samostalni samostalna iskusni iskusna glavni glavna sezonski sezonska ' +
      'honorarni honorarna stalni stalna pripravnik pripravnica vježbenik diplomirani diplomirana kvalifikovani kvalifikovana ' +
      'razni razna različiti traži tražimo potreban potrebna potrebni potrebno više m ž f d senior junior trainee ' +
      'experienced various',
  ),
)

/** Recognises titles no finer than a group of occupations: engineer, factory worker, kitchen staff. */
export class OccupationGroups {
  readonly #bhs = new Map<string, OccupationGroup>()
  readonly #en = new Map<string, OccupationGroup>()

  constructor(rows: readonly GroupRow[] = readGroups()) {
    for (const { titles, ...group } of rows) {
      for (const title of [...titles.bhs, group.bhs]) this.#bhs.set(keyOf(title, 'bhs'), group)
      for (const title of [...titles.en, group.en]) this.#en.set(keyOf(title, 'en'), group)
    }
  }

  /** Returns the group of a title, unless a word makes it finer. */
  find(title: string): OccupationGroup | undefined {
    for (const way of new Set([title, expandAbbreviations(title), ...title.split('/')])) {
      const occupationGroup = this.#bhs.get(keyOf(way, 'bhs')) ?? this.#en.get(keyOf(way, 'en'))
      if (occupationGroup && saysNoMore(title, way)) return occupationGroup
    }
    return undefined
  }
}

/** Returns the occupations of a group, those of our own vocabulary first. */
export function occupationsOf(
  group: Pick<OccupationGroup, 'isco'>,
  occupations: readonly OccupationEntry[],
): OccupationEntry[] {
  const members = occupations.filter(({ isco }) => group.isco.some((code) => isco.startsWith(code)))
  return [...members.filter(({ key }) => key !== null), ...members.filter(({ key }) => key === null)]
}

export function readGroups(file = FILE): GroupRow[] {
  return readTsv(readFileSync(file, 'utf8'), ['id', 'isco', 'bhs', 'en', 'titles_bhs', 'titles_en']).map(
    ({ id, isco, bhs, en, titles_bhs: ours, titles_en: english }) => ({
      key: id,
      isco: listOf(isco),
      bhs,
      en,
      titles: { bhs: listOf(ours), en: listOf(english) },
    }),
  )
}

/** Returns a title's stems in any order, without words that are silent on the occupation. */
function keyOf(title: string, language: 'bhs' | 'en'): string {
  const isSilent = language === 'bhs' ? isSilentBhs : isSilentEn
  const stemOf = language === 'bhs' ? stemOfBhs : stemOfEn
  // In a title "it" is a trade.
  const says = (word: string) => word === 'it' || !isSilent(word)
  const stems = foldedWords(title)
    .filter((word) => says(word) && !BESIDE.has(word) && Number.isNaN(Number(word)))
    .map(stemOf)
  return stems.length === 0 ? ' ' : [...new Set(stems)].sort().join(' ')
}

/** Returns whether a slash only adds the other gender; otherwise it says more. */
function saysNoMore(title: string, way: string): boolean {
  const sides = title.split('/')
  if (!sides.includes(way) || sides.length === 1) return true
  const size = (text: string) =>
    foldedWords(text).filter((word) => !isSilentBhs(word) && !isSilentEn(word)).length
  return sides.every((side) => size(side) <= size(way))
}

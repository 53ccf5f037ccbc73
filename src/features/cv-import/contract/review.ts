import { type Bilingual, isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import type { Contents, Entry, SectionName } from '#features/profiles/contract/sections.ts'
import { fold } from '#platform/contract/fold.ts'
import { toLatin } from '#platform/contract/fold-script.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { doubtsOf } from './doubts.ts'
import { LISTS, type ListName, type Proposal, SURE } from './proposal.ts'

export const CHOICES = ['add', 'replace', 'leave'] as const
export type Choice = (typeof CHOICES)[number]

type Item<L extends ListName> = Contents[L]['items'][number]
type Base = {
  key: string
  options: readonly Choice[]
  initial: Choice
  confidence: Record<string, number>
  source: string
}
export type TextRow = {
  [K in 'headline' | 'about']: Base & { kind: K; mine: Bilingual; theirs: Bilingual }
}['headline' | 'about']
export type PlaceRow = Base & {
  kind: 'municipality'
  mine: string | null
  theirs: NonNullable<Contents['intro']['municipality']>
}
export type ItemRow<L extends ListName = ListName> = {
  [N in L]: Base & { kind: N; mine: Item<N> | null; theirs: Item<N> }
}[L]
export type Row = TextRow | PlaceRow | ItemRow

/** Compares the CV with the profile; equal items are only counted. */
export function rowsOf(mine: Contents, proposal: Proposal): { rows: Row[]; alike: number } {
  const texts = [
    textRow('headline', mine.intro.headline, proposal),
    textRow('about', mine.about.about, proposal),
  ]
  const all: (Row | 'alike' | undefined)[] = [
    texts[0],
    placeRow(mine.intro.municipality, proposal),
    texts[1],
    ...LISTS.flatMap((list) => listRows(list, mine, proposal)),
  ]
  const rows = all.filter((row): row is Row => row !== undefined && row !== 'alike')
  return { rows, alike: all.filter((row) => row === 'alike').length }
}

function textRow(
  kind: 'headline' | 'about',
  mine: Bilingual,
  proposal: Proposal,
): TextRow | 'alike' | undefined {
  const item = proposal[kind]
  if (!item || isBlank(item.text)) return undefined
  if (says(mine, item.text)) return 'alike'
  const clashes = languagesOf(item.text).some((language) => mine[language].trim() !== '')
  return {
    key: kind,
    kind,
    mine,
    theirs: item.text,
    options: clashes ? ['replace', 'leave'] : ['add', 'leave'],
    initial: clashes || item.confidence < SURE ? 'leave' : 'add',
    confidence: { text: item.confidence },
    source: '',
  }
}

function placeRow(
  mine: Contents['intro']['municipality'],
  { municipality }: Proposal,
): PlaceRow | 'alike' | undefined {
  if (municipality === null) return undefined
  if (mine === municipality) return 'alike'
  return {
    key: 'municipality',
    kind: 'municipality',
    mine,
    theirs: municipality,
    options: mine === null ? ['add', 'leave'] : ['replace', 'leave'],
    initial: mine === null ? 'add' : 'leave',
    confidence: {},
    source: '',
  }
}

function listRows<L extends ListName>(kind: L, mine: Contents, proposal: Proposal): (ItemRow | 'alike')[] {
  const left = new Set<Item<L>>(mine[kind].items as Item<L>[])
  return (proposal[kind] as { item: Item<L>; confidence: Record<string, number>; source: string }[]).map(
    ({ item, confidence, source }) => {
      // A level that the CV does not state is no difference.
      const isUnstated = 'level' in item && (confidence['level'] ?? 1) < 0.5
      const same = [...left].find((one) => (isUnstated ? isNear(kind, one, item) : isAlike(kind, one, item)))
      if (same) {
        left.delete(same)
        return 'alike'
      }
      const near = [...left].find((one) => isNear(kind, one, item)) ?? null
      if (near) left.delete(near)
      const isEntry = 'title' in item
      return {
        key: `${kind}.${item.id}`,
        kind,
        mine: near,
        theirs: item,
        options: near ? (isEntry ? CHOICES : ['replace', 'leave']) : ['add', 'leave'],
        // A replacement or an uncertain item needs a decision, so it is not preselected.
        initial: near || doubtsOf({ kind, confidence }).length > 0 ? 'leave' : 'add',
        confidence,
        source,
      } as unknown as ItemRow
    },
  )
}

const languagesOf = (text: Bilingual) =>
  (['bhs', 'en'] as const).filter((language) => text[language].trim() !== '')

/** Normalises a text, because a file may break lines anywhere or be in the other script. */
const plain = (text: string) => toLatin(text).replace(/\s+/g, ' ').trim()

/** Returns true if the profile's text is the same in every language of the other. */
function says(mine: Bilingual, theirs: Bilingual): boolean {
  return languagesOf(theirs).every((language) => plain(mine[language]) === plain(theirs[language]))
}

function isAlike<L extends ListName>(kind: L, mine: Item<L>, theirs: Item<L>): boolean {
  if ('title' in mine && 'title' in theirs) {
    const sameTexts = (['title', 'place', 'note'] as const).every((field) => says(mine[field], theirs[field]))
    const sameTimes = (theirs.from ?? mine.from) === mine.from && (theirs.to ?? mine.to) === mine.to
    return sameTexts && sameTimes && (theirs.url ?? mine.url) === mine.url && mine.kind === theirs.kind
  }
  if ('language' in mine && 'language' in theirs)
    return mine.language === theirs.language && mine.level === theirs.level
  if ('url' in mine && 'url' in theirs) return bare(mine.url ?? '') === bare(theirs.url ?? '')
  return isNear(kind, mine, theirs) && 'level' in mine && 'level' in theirs && mine.level === theirs.level
}

/** Returns true if both are probably the same thing, described differently. */
function isNear<L extends ListName>(_kind: L, mine: Item<L>, theirs: Item<L>): boolean {
  if ('title' in mine && 'title' in theirs) return nearness(mine as Entry, theirs as Entry) >= 3
  if ('language' in mine && 'language' in theirs) return mine.language === theirs.language
  if ('url' in mine && 'url' in theirs) return bare(mine.url ?? '') === bare(theirs.url ?? '')
  if (!('skill' in mine) || !('skill' in theirs)) return false
  const sameSkill = mine.skill !== null && mine.skill === theirs.skill
  return sameSkill || fold(mine.label) === fold(theirs.label)
}

function nearness(mine: Entry, theirs: Entry): number {
  const title = overlap(mine.title, theirs.title) ? 2 : 0
  const place = overlap(mine.place, theirs.place) ? 2 : 0
  const begin =
    mine.from !== null && theirs.from !== null && mine.from.slice(0, 4) === theirs.from.slice(0, 4) ? 1 : 0
  const bare = isBlank(theirs.place) || isBlank(mine.place) ? 1 : 0
  return title + place + begin + (title > 0 ? bare : 0)
}

/** Returns true if one text contains the other in any language. */
function overlap(mine: Bilingual, theirs: Bilingual): boolean {
  const [here, there] = [mine, theirs].map((text) =>
    [fold(text.bhs), fold(text.en)].filter((one) => one !== ''),
  )
  return (here ?? []).some((one) => (there ?? []).some((other) => one.includes(other) || other.includes(one)))
}

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase()

export type Edits = Readonly<Record<string, Row['theirs']>>
export type Choices = Readonly<Record<string, Choice>>

/** Composes the sections in which something was chosen. */
export function composed(mine: Contents, rows: readonly Row[], choices: Choices): Partial<Contents> {
  const next: Contents = structuredCloneOf(mine)
  const touched = new Set<SectionName>()
  for (const row of rows) {
    const choice = choices[row.key] ?? row.initial
    if (choice === 'leave') continue
    touched.add(take(next, row, choice))
  }
  return Object.fromEntries([...touched].map((name) => [name, next[name]]))
}

function take(next: Contents, row: Row, choice: Exclude<Choice, 'leave'>): SectionName {
  if (row.kind === 'headline') next.intro.headline = over(next.intro.headline, row.theirs)
  else if (row.kind === 'municipality') next.intro.municipality = row.theirs
  else if (row.kind === 'about') next.about.about = over(next.about.about, row.theirs)
  else {
    const items = next[row.kind].items as { id: string }[]
    const at = choice === 'replace' ? items.findIndex(({ id }) => id === row.mine?.id) : -1
    if (at >= 0) items[at] = merged(items[at] as Item<ListName>, row.theirs)
    else items.push(row.theirs)
    return row.kind
  }
  return row.kind === 'about' ? 'about' : 'intro'
}

/** Merges the CV's words in its language; fields that it lacks and the other language stay. */
function merged(mine: Item<ListName>, theirs: Item<ListName>): Item<ListName> {
  if (!('title' in mine) || !('title' in theirs)) return { ...mine, ...theirs, id: mine.id } as Item<ListName>
  return {
    ...mine,
    kind: theirs.kind,
    title: over(mine.title, theirs.title),
    place: over(mine.place, theirs.place),
    note: over(mine.note, theirs.note),
    from: theirs.from ?? mine.from,
    to: theirs.from === null && theirs.to === null ? mine.to : theirs.to,
    url: theirs.url ?? mine.url,
  } as Item<ListName>
}

function over(mine: Bilingual, theirs: Bilingual): Bilingual {
  return {
    bhs: theirs.bhs.trim() === '' ? mine.bhs : theirs.bhs,
    en: theirs.en.trim() === '' ? mine.en : theirs.en,
  }
}

function structuredCloneOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** Returns the proposal with its texts in the other language, where the wrong one was detected. */
export function inLanguage(proposal: Proposal, language: Locale): Proposal {
  const from = proposal.language
  if (from === language) return proposal
  const moved = (text: Bilingual): Bilingual =>
    text[language].trim() === '' ? { ...NO_TEXT, [language]: text[from] } : text
  const entries = <T extends { item: Entry }>(list: readonly T[]): T[] =>
    list.map((row) => ({
      ...row,
      item: {
        ...row.item,
        title: moved(row.item.title),
        place: moved(row.item.place),
        note: moved(row.item.note),
      },
    }))
  return {
    ...proposal,
    language,
    headline: proposal.headline && { ...proposal.headline, text: moved(proposal.headline.text) },
    about: proposal.about && { ...proposal.about, text: moved(proposal.about.text) },
    work: entries(proposal.work),
    education: entries(proposal.education),
    projects: entries(proposal.projects),
    certificates: entries(proposal.certificates),
  }
}

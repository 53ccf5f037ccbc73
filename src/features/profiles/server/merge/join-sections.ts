import { fold } from '#platform/contract/fold.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { LANGUAGE_LEVELS } from '../../contract/languages.ts'
import { type Contents, ENTRIES_MAX, type Entry, SKILL_LEVELS, SKILLS_MAX } from '../../contract/sections.ts'

const LINKS_MAX = 10

type Item = { id: string }
type Joining<I> = {
  max: number
  /** Items with the same sign are the same; an empty sign matches nothing. */
  signOf: (item: I) => string
  /** Combines two items that are the same. */
  unite?: (own: I, other: I) => I
}

/** Returns the kept list in order, then items only in the other one, up to the limit. */
function joinItems<I extends Item>(
  own: readonly I[],
  other: readonly I[],
  became: Map<string, string>,
  { max, signOf, unite = (one) => one }: Joining<I>,
): I[] {
  const items = [...own]
  for (const item of other) {
    const sign = signOf(item)
    const at = sign === '' ? -1 : items.findIndex((one) => signOf(one) === sign)
    const same = items[at]
    if (same) {
      items[at] = unite(same, item)
      if (same.id !== item.id) became.set(item.id, same.id)
    } else if (items.length < max) items.push(item)
  }
  return items
}

const filled = (own: Bilingual, other: Bilingual): Bilingual => ({
  bhs: own.bhs.trim() === '' ? other.bhs : own.bhs,
  en: own.en.trim() === '' ? other.en : own.en,
})

function higher<L extends string>(levels: readonly L[], one: L, other: L): L {
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other
}

const entries: Joining<Entry> = {
  max: ENTRIES_MAX,
  signOf: ({ title, place, from }) => {
    const words = fold(`${title.bhs || title.en} ${place.bhs || place.en}`).trim()
    return words && `${words} ${from ?? ''}`
  },
  unite: (own, other) => ({
    ...own,
    title: filled(own.title, other.title),
    place: filled(own.place, other.place),
    note: filled(own.note, other.note),
    to: own.to ?? other.to,
    url: own.url ?? other.url,
  }),
}

/**
 * Merges two profiles: the kept one's texts win, gaps are filled from the other, lists are joined, the higher level of a
 * skill or language counts. Fills `became` with the kept item of each item of the other.
 */
export function joinContents(own: Contents, other: Contents, became: Map<string, string>): Contents {
  const joined = <I extends Item>(mine: readonly I[], theirs: readonly I[], how: Joining<I>) => ({
    items: joinItems(mine, theirs, became, how),
  })
  return {
    intro: {
      headline: filled(own.intro.headline, other.intro.headline),
      municipality: own.intro.municipality ?? other.intro.municipality,
    },
    about: { about: filled(own.about.about, other.about.about) },
    work: joined(own.work.items, other.work.items, entries as Joining<Contents['work']['items'][number]>),
    education: joined(
      own.education.items,
      other.education.items,
      entries as Joining<Contents['education']['items'][number]>,
    ),
    projects: joined(
      own.projects.items,
      other.projects.items,
      entries as Joining<Contents['projects']['items'][number]>,
    ),
    certificates: joined(
      own.certificates.items,
      other.certificates.items,
      entries as Joining<Contents['certificates']['items'][number]>,
    ),
    skills: joined(own.skills.items, other.skills.items, {
      max: SKILLS_MAX,
      signOf: ({ skill, label }) => skill ?? fold(label).trim(),
      unite: (one, two) => ({ ...one, level: higher(SKILL_LEVELS, one.level, two.level) }),
    }),
    languages: joined(own.languages.items, other.languages.items, {
      max: ENTRIES_MAX,
      signOf: ({ language }) => language,
      unite: (one, two) => ({ ...one, level: higher(LANGUAGE_LEVELS, one.level, two.level) }),
    }),
    links: joined(own.links.items, other.links.items, { max: LINKS_MAX, signOf: ({ url }) => url }),
  }
}

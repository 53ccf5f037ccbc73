import type { Group } from '../../contract/groups.ts'
import {
  type Entry,
  type EntryLink,
  type Kind,
  NAME_MAX,
  NAMES_MAX,
  type EntryInput,
} from '../../contract/vocabulary.endpoints.ts'

/** The values of the form. Names are lines of one text: quick to write, to sort and to paste. */
export type Draft = { bhs: string; en: string; group: string; links: EntryLink[] }
export type Wrong = Partial<Record<'bhs' | 'en' | 'group', 'needed' | 'tooMany' | 'tooLong' | 'wrongIsco'>>

export function draftOf(kind: Kind, entry: Entry | undefined): Draft {
  if (!entry) return { bhs: '', en: '', group: kind === 'skill' ? 'people' : '', links: [] }
  const { names, group, links } = entry
  return { bhs: names.bhs.join('\n'), en: names.en.join('\n'), group, links }
}

export function namesOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    ),
  ]
}

export function wrongWith(kind: Kind, { bhs, en, group }: Draft): Wrong {
  const wrong: Wrong = {}
  for (const [language, text] of [
    ['bhs', bhs],
    ['en', en],
  ] as const) {
    const names = namesOf(text)
    if (names.length === 0) wrong[language] = 'needed'
    else if (names.length > NAMES_MAX) wrong[language] = 'tooMany'
    else if (names.some((name) => name.length > NAME_MAX)) wrong[language] = 'tooLong'
  }
  if (kind === 'occupation' && !/^\d{1,4}$/.test(group.trim())) wrong.group = 'wrongIsco'
  return wrong
}

export function sendable({ bhs, en, group, links }: Draft): EntryInput {
  return {
    // A skill's is from the list of groups, an occupation's is its ISCO number.
    group: group.trim() as Group,
    names: { bhs: namesOf(bhs), en: namesOf(en) },
    links: links.map(({ id, essential }) => ({ id, essential })),
  }
}

import { isBlank } from '#platform/contract/bilingual.ts'
import type { Contents } from './sections.ts'

/** The parts that make a profile worth showing, the most useful first. */
export const PIECES = [
  'headline',
  'skills',
  'work',
  'education',
  'about',
  'languages',
  'photo',
  'municipality',
  'translation',
] as const
export type Piece = (typeof PIECES)[number]

/** Fewer do not show what somebody is good at. */
const ENOUGH_SKILLS = 3

type ProfileState = {
  contents: Contents
  hasPhoto: boolean
  /** What the owner does not want to be reminded of. */
  dismissed: readonly Piece[]
}

/** Returns the parts of a profile; one that its owner has dismissed counts only once it is there. */
export function completenessOf({
  contents,
  hasPhoto,
  dismissed,
}: ProfileState): { id: Piece; done: boolean }[] {
  const { intro, about, work, education, skills, languages, projects } = contents
  const done: Record<Piece, boolean> = {
    headline: !isBlank(intro.headline),
    skills: skills.items.filter(({ label }) => label.trim() !== '').length >= ENOUGH_SKILLS,
    // People without any work yet usually have a project of their own.
    work: [...work.items, ...projects.items].some(({ title }) => !isBlank(title)),
    education: education.items.some(({ title, place }) => !isBlank(title) || !isBlank(place)),
    about: !isBlank(about.about),
    languages: languages.items.length > 0,
    photo: hasPhoto,
    municipality: intro.municipality !== null,
    translation: [intro.headline, about.about].every(({ bhs, en }) => bhs.trim() !== '' && en.trim() !== ''),
  }
  return PIECES.filter((id) => done[id] || !dismissed.includes(id)).map((id) => ({ id, done: done[id] }))
}

/** The section in which a missing part is filled in. */
export const PIECE_PLACE: Readonly<Record<Piece, string>> = {
  headline: 'intro',
  skills: 'skills',
  work: 'work',
  education: 'education',
  about: 'about',
  languages: 'languages',
  photo: 'pictures',
  municipality: 'intro',
  translation: 'intro',
}

/** A member needs these to send an application; the other pieces are optional. */
const NEEDED: readonly Piece[] = ['headline', 'skills', 'work', 'education']

/** Returns whether a profile is enough for an application: a headline, skills, and work or a school. */
export function isEnough(pieces: readonly { id: Piece; done: boolean }[]): boolean {
  const [headline, skills, ...one] = NEEDED.map((id) => pieces.some((piece) => piece.id === id && piece.done))
  return Boolean(headline && skills && one.some(Boolean))
}

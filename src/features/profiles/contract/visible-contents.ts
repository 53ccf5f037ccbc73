import { isBlank } from '#platform/contract/bilingual.ts'
import { type Contents, type Entry, type SectionName, SECTIONS } from './sections.ts'
import { type Audience, isFor, type Visibility, type VisiblePart } from './visibility.ts'

type ViewInput = {
  contents: Contents
  visibility: Readonly<Record<VisiblePart, Visibility>>
  audience: Audience
}

/** Returns the sections with content for this audience; unfinished entries stay with their owner. */
export function visibleContents({ contents, visibility, audience }: ViewInput): Partial<Contents> {
  const finished: Contents = {
    ...contents,
    work: withTitle(contents.work),
    education: withTitle(contents.education),
    projects: withTitle(contents.projects),
    certificates: withTitle(contents.certificates),
    skills: { items: contents.skills.items.filter(({ label }) => label.trim() !== '') },
  }
  const names = SECTIONS.filter((name) => isFor(visibility[name], audience) && saysSomething(finished, name))
  return Object.fromEntries(names.map((name) => [name, finished[name]]))
}

function withTitle<E extends Entry>({ items }: { items: E[] }): { items: E[] } {
  return { items: items.filter(({ title }) => !isBlank(title)) }
}

function saysSomething(contents: Contents, name: SectionName): boolean {
  if (name === 'intro') return !isBlank(contents.intro.headline) || contents.intro.municipality !== null
  if (name === 'about') return !isBlank(contents.about.about)
  return contents[name].items.length > 0
}

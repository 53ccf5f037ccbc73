import type { ArrangedSection } from '../../contract/arrange.ts'
import type { OfferedEntry, OfferedSection } from '../../contract/cv.endpoints.ts'
import type { CvSection } from '../../contract/document.ts'
import type { CvVariant } from '../../contract/variant.ts'
import { composeCv, type Sources } from './compose.ts'

type Input = {
  arranged: readonly ArrangedSection[]
  sources: Sources
  dress: Pick<CvVariant, 'design' | 'script' | 'shows'>
}

/** Lists everything that could be on a CV, in its order and language, shown or not; unfinished entries are left out. */
export function offeredSections({ arranged, sources, dress }: Input): OfferedSection[] {
  const all = arranged.map((section) => ({
    ...section,
    shown: true,
    entries: section.entries.map((entry) => ({ ...entry, shown: true })),
  }))
  const { document } = composeCv({ ...sources, dress, arranged: all })
  const sectionsByName = new Map(document.sections.map((section) => [section.name, section]))
  return arranged.map(({ name, shown, entries }) => {
    const words = wordsOf(sectionsByName.get(name))
    const offered = entries.flatMap((entry): OfferedEntry[] => {
      const wording = words.get(entry.id)
      return wording ? [{ ...entry, ...wording }] : []
    })
    return { name, shown, empty: !sectionsByName.has(name), entries: offered }
  })
}

function wordsOf(section: CvSection | undefined): Map<string, { title: string; detail: string }> {
  const entries = section?.entries.map(({ id, title, place, period }) => {
    const detail = [place, period].filter(Boolean).join('\u00a0· ')
    return [id, { title, detail }] as const
  })
  const items = section?.items.map(({ id, label, detail }) => [id, { title: label, detail }] as const)
  return new Map([...(entries ?? []), ...(items ?? [])])
}

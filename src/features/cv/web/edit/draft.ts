import type { Cv, OfferedEntry, OfferedSection } from '../../contract/cv.endpoints.ts'
import type { CvSectionName, CvVariant } from '../../contract/variant.ts'

/** Returns the saved form, without new entries about which nobody has decided yet. */
export function variantOf({ name, design, script, shows, sections }: Cv): CvVariant {
  return {
    name,
    design,
    script,
    shows,
    sections: sections.map((section) => ({
      name: section.name,
      shown: section.shown,
      entries: section.entries.filter(({ isNew }) => !isNew).map(({ id, shown }) => ({ id, shown })),
    })),
  }
}

/** Combines the server's texts with the draft's choices; sections missing in the draft come last. */
export function offeredIn(draft: CvVariant, cv: Cv): OfferedSection[] {
  const sectionsByName = new Map(cv.sections.map((section) => [section.name, section]))
  return draft.sections.flatMap(({ name, shown, entries }) => {
    const section = sectionsByName.get(name)
    if (!section) return []
    const words = new Map(section.entries.map((entry) => [entry.id, entry]))
    const current = entries.flatMap((entry): OfferedEntry[] => {
      const offer = words.get(entry.id)
      words.delete(entry.id)
      return offer ? [{ ...offer, shown: entry.shown, isNew: false }] : []
    })
    const rest = [...words.values()].map((entry) => ({ ...entry, shown: false, isNew: true }))
    return [{ ...section, shown, entries: [...current, ...rest] }]
  })
}

/** Moves an item of a list up, down, or to where it was dropped. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

type VariantSection = CvVariant['sections'][number]

export function changeSection(
  draft: CvVariant,
  name: CvSectionName,
  change: (section: VariantSection) => VariantSection,
): CvVariant {
  return {
    ...draft,
    sections: draft.sections.map((section) => (section.name === name ? change(section) : section)),
  }
}

/** Stores entries in their order on the screen; a new one counts as chosen from then on. */
export function withEntries(
  draft: CvVariant,
  name: CvSectionName,
  entries: readonly OfferedEntry[],
): CvVariant {
  return changeSection(draft, name, (section) => ({
    ...section,
    entries: entries.filter(({ isNew }) => !isNew).map(({ id, shown }) => ({ id, shown })),
  }))
}

/** Adds every new entry of the profile. */
export function withAllNew(draft: CvVariant, offered: readonly OfferedSection[]): CvVariant {
  return offered.reduce(
    (variant, { name, entries }) =>
      withEntries(
        variant,
        name,
        entries.map((entry) => (entry.isNew ? { ...entry, shown: true, isNew: false } : entry)),
      ),
    draft,
  )
}

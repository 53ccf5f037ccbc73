import type { Contents } from '#features/profiles/contract/sections.ts'
import { type VariantSection, CV_SECTIONS, type CvSectionName, ENTRIES_MAX } from './variant.ts'

export type ArrangedEntry = {
  id: string
  shown: boolean
  /** In the profile, but nobody has decided yet whether it belongs in this CV. */
  isNew: boolean
}
export type ArrangedSection = { name: CvSectionName; shown: boolean; entries: ArrangedEntry[] }

/**
 * Combines earlier choices with the current profile: deleted entries disappear, new ones are offered at the end, and every
 * section and entry is there exactly once.
 */
export function arrange(chosen: readonly VariantSection[], contents: Contents): ArrangedSection[] {
  const known = new Map<CvSectionName, VariantSection>()
  for (const section of chosen) if (!known.has(section.name)) known.set(section.name, section)
  const missing = CV_SECTIONS.filter((name) => !known.has(name))
  return [...known.keys(), ...missing].map((name) => ({
    name,
    shown: known.get(name)?.shown ?? false,
    entries: entriesOf(known.get(name)?.entries ?? [], idsOf(contents, name)),
  }))
}

function entriesOf(chosen: VariantSection['entries'], ids: readonly string[]): ArrangedEntry[] {
  const there = new Set(ids)
  const kept = new Map<string, ArrangedEntry>()
  for (const { id, shown } of chosen) {
    if (there.has(id) && !kept.has(id)) kept.set(id, { id, shown, isNew: false })
  }
  const fresh = ids.filter((id) => !kept.has(id)).map((id) => ({ id, shown: false, isNew: true }))
  return [...kept.values(), ...new Map(fresh.map((entry) => [entry.id, entry])).values()]
}

/** Returns the choice with one more entry, first in its section, which is shown from then on. */
export function show(chosen: readonly VariantSection[], name: CvSectionName, id: string): VariantSection[] {
  const there = chosen.find((section) => section.name === name)
  const others = there?.entries.filter((entry) => entry.id !== id) ?? []
  const section = { name, shown: true, entries: [{ id, shown: true }, ...others].slice(0, ENTRIES_MAX) }
  return there ? chosen.map((one) => (one === there ? section : one)) : [...chosen, section]
}

/** Lists the entry ids of a section; a section that is one text has none. */
export function idsOf(contents: Contents, name: CvSectionName): string[] {
  const content = contents[name]
  return 'items' in content ? content.items.map(({ id }) => id) : []
}

/** Selects the parts of the profile that the CV shows, in its order. */
export function selectContents(arranged: readonly ArrangedSection[], contents: Contents): Partial<Contents> {
  const chosen = arranged
    .filter(({ shown }) => shown)
    .map(({ name, entries }) => {
      const content = contents[name]
      if (!('items' in content)) return [name, content] as const
      const items = new Map<string, unknown>(content.items.map((item) => [item.id, item]))
      const shown = entries.filter((entry) => entry.shown).map(({ id }) => items.get(id))
      return [name, { items: shown }] as const
    })
  return Object.fromEntries(chosen) as Partial<Contents>
}

import type { Contents, Entry } from '#features/profiles/contract/sections.ts'
import { type VariantSection, CV_SECTIONS, type CvSectionName, ENTRIES_MAX } from './variant.ts'

export type ArrangedEntry = {
  id: string
  shown: boolean
  /** In the profile, but nobody has decided yet whether it belongs in this CV. */
  isNew: boolean
}
export type ArrangedSection = { name: CvSectionName; shown: boolean; entries: ArrangedEntry[] }

/**
 * Combines earlier choices with the current profile: deleted entries disappear, new jobs and schools are offered before
 * those that ended earlier and other new entries at the end, and every section and entry is there exactly once.
 */
export function arrange(sections: readonly VariantSection[], contents: Contents): ArrangedSection[] {
  const byName = new Map<CvSectionName, VariantSection>()
  for (const section of sections) if (!byName.has(section.name)) byName.set(section.name, section)
  const missing = CV_SECTIONS.filter((name) => !byName.has(name))
  return [...byName.keys(), ...missing].map((name) => ({
    name,
    shown: byName.get(name)?.shown ?? false,
    entries: entriesOf(byName.get(name)?.entries ?? [], idsOf(contents, name), endsOf(contents, name)),
  }))
}

function entriesOf(
  entries: VariantSection['entries'],
  ids: readonly string[],
  ends: ReadonlyMap<string, string>,
): ArrangedEntry[] {
  const there = new Set(ids)
  const byId = new Map<string, ArrangedEntry>()
  for (const { id, shown } of entries) {
    if (there.has(id) && !byId.has(id)) byId.set(id, { id, shown, isNew: false })
  }
  const list = [...byId.values()]
  for (const id of new Set(ids)) {
    if (byId.has(id)) continue
    const at = list.findIndex((entry) => (ends.get(entry.id) ?? '') < (ends.get(id) ?? ''))
    list.splice(at < 0 ? list.length : at, 0, { id, shown: false, isNew: true })
  }
  return list
}

/** Returns when each job or school ended: what continues ends last, and what has no time first. */
export function endsOf(contents: Contents, name: CvSectionName): ReadonlyMap<string, string> {
  if (name !== 'work' && name !== 'education') return new Map()
  const items: readonly Pick<Entry, 'id' | 'from' | 'to'>[] = contents[name].items
  return new Map(items.map(({ id, from, to }) => [id, to ?? (from ? '9999' : '')]))
}

/** Returns the choice with one more entry, which is shown from then on; other new ones still wait to be chosen. */
export function show(
  arranged: readonly ArrangedSection[],
  target: { name: CvSectionName; id: string },
): VariantSection[] {
  return arranged.map(({ name, shown, entries }) => ({
    name,
    shown: shown || name === target.name,
    entries: entries
      .filter(({ id, isNew }) => !isNew || id === target.id)
      .map((entry) => ({ id: entry.id, shown: entry.shown || entry.id === target.id }))
      .slice(0, ENTRIES_MAX),
  }))
}

/** Lists the entry ids of a section; a section that is one text has none. */
export function idsOf(contents: Contents, name: CvSectionName): string[] {
  const content = contents[name]
  return 'items' in content ? content.items.map(({ id }) => id) : []
}

/** Selects the parts of the profile that the CV shows, in its order. */
export function selectContents(arranged: readonly ArrangedSection[], contents: Contents): Partial<Contents> {
  const sections = arranged
    .filter(({ shown }) => shown)
    .map(({ name, entries }) => {
      const content = contents[name]
      if (!('items' in content)) return [name, content] as const
      const items = new Map<string, unknown>(content.items.map((item) => [item.id, item]))
      const visible = entries.filter((entry) => entry.shown).map(({ id }) => items.get(id))
      return [name, { items: visible }] as const
    })
  return Object.fromEntries(sections) as Partial<Contents>
}

import { contents, EMPTY, type Contents, type SectionName, SECTIONS } from '../contract/sections.ts'
import { DEFAULT_VISIBILITY, type Visibility, type VisiblePart } from '../contract/visibility.ts'
import type { StoredSection } from './profiles.queries.ts'

export function fullVisibility(
  choices: Partial<Record<VisiblePart, Visibility>> | undefined,
): Record<VisiblePart, Visibility> {
  return { ...DEFAULT_VISIBILITY, ...choices }
}

/**
 * Reads stored sections, which may be older than their schemas. A section that no longer fits counts as empty and does not
 * break the profile.
 */
export function readContents(stored: ReadonlyMap<SectionName, StoredSection>): Contents {
  const read = (name: SectionName) => contents[name].safeParse(stored.get(name)?.content)
  const entries = SECTIONS.flatMap((name) => {
    const result = read(name)
    return result.success ? [[name, result.data] as const] : []
  })
  return { ...EMPTY, ...Object.fromEntries(entries) }
}

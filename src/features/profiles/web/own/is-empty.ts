import { isBlank } from '#platform/contract/bilingual.ts'
import type { Content, SectionName } from '../../contract/sections.ts'

export function isEmpty(name: SectionName, content: Content<SectionName>): boolean {
  if ('items' in content) return content.items.length === 0
  if ('about' in content) return isBlank(content.about)
  return name === 'intro' && isBlank(content.headline) && content.municipality === null
}

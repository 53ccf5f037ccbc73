import type { Content } from '../../contract/content.ts'

/** What every part of the editor gets. */
export type PartProps = {
  content: Content
  errors: Readonly<Record<string, string>>
  edit: (part: Partial<Content>) => void
}

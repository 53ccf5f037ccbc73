import type { Content } from '../../contract/content.ts'

/** The properties of every part of the editor. */
export type PartProps = {
  content: Content
  errors: Readonly<Record<string, string>>
  edit: (part: Partial<Content>) => void
}

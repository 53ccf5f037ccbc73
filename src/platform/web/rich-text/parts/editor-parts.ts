import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditedPart } from './edited-parts.ts'

/** Something that can be put where the caret is; `open` asks for what it needs, and answers when it has it. */
export type Insert = {
  id: string
  label: string
  Icon: LucideIcon
  open: (insert: (node: { type: string; attrs: Record<string, unknown> }) => void) => void
}

/** What a feature adds to an editor: how the parts of its texts are written, and how they come into it. */
export type EditorParts = {
  render: (part: EditedPart) => ReactNode
  inserts: readonly Insert[]
}

import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditedPart } from './edited-parts.ts'

type PartNode = { type: string; attrs: Record<string, unknown> }

/** Something that can be put where the caret is: at once, or when what it needs was asked for. */
export type Insert = { id: string; label: string; Icon: LucideIcon } & (
  | { run: (editor: Editor) => void; open?: never }
  | { open: (insert: (node: PartNode) => void) => void; run?: never }
)

/** A feature's additions to an editor: how the parts of its texts are rendered and inserted. */
export type EditorParts = {
  render: (part: EditedPart) => ReactNode
  inserts: readonly Insert[]
}

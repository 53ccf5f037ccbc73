import { createContext, type ComponentType } from 'react'
import type { BlockProps } from './block.tsx'
import type { PublishedText } from './blocks-provider.tsx'
import type { EditStore } from './edit-store.ts'

export type EditableProps = BlockProps & { published: PublishedText; store: EditStore }

/** Present only in edit mode, once the editor is loaded. */
export type Editing = { store: EditStore; Editable: ComponentType<EditableProps> }

export const EditingContext = createContext<Editing | undefined>(undefined)

/** The editor could not be loaded; `retry` loads it again. */
export type EditorFailure = { retry(): void }

export const EditorFailureContext = createContext<EditorFailure | undefined>(undefined)

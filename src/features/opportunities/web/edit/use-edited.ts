import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import type { Content } from '../../contract/content.ts'
import { getEditedOpportunity, saveContent } from '../../contract/editing.endpoints.ts'

export const editedStore = createEditedStore({
  endpoint: getEditedOpportunity,
  pathOf: ({ slug }) => `/opportunities/${slug}/edit`,
})
export const { useEdited, useEditedStore } = editedStore

/** The content that is being written; it saves itself. */
export const useContent = () =>
  editedStore.useEditedContent<Content>({ name: 'opportunity', endpoint: saveContent })
export type Editing = ReturnType<typeof useContent>

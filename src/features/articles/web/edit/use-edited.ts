import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import type { Content } from '../../contract/content.ts'
import { getEditedArticle, saveArticle } from '../../contract/editing.endpoints.ts'

export const editedStore = createEditedStore({
  endpoint: getEditedArticle,
  pathOf: ({ id }) => `/articles/${id}/edit`,
})
export const { useEdited, useEditedStore } = editedStore

/** The text that the author is writing; it saves itself. */
export const useContent = () =>
  editedStore.useEditedContent<Content>({ name: 'article', endpoint: saveArticle })
export type Editing = ReturnType<typeof useContent>

import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { type Content, migratedContent } from '../../contract/content.ts'
import { getEditedPage, savePage } from '../../contract/editing.endpoints.ts'

export const editedStore = createEditedStore({
  endpoint: getEditedPage,
  pathOf: ({ id }) => `/admin/page-builder/editor/${id}`,
})
export const { useEdited, useEditedStore } = editedStore

/** The page that is being written; it saves itself. */
export const useContent = () =>
  editedStore.useEditedContent<Content>({ name: 'page', endpoint: savePage, isReadable })
export type Editing = ReturnType<typeof useContent>

/** A draft on the device may be older than a block's fields; then the saved page counts. */
function isReadable(draft: Content): boolean {
  try {
    return JSON.stringify(migratedContent(draft)) === JSON.stringify(draft)
  } catch {
    return false
  }
}

import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { getEditedCall } from '../../contract/call-editing.endpoints.ts'

export const editedCallStore = createEditedStore({
  endpoint: getEditedCall,
  pathOf: ({ slug }) => `/calls/${slug}/edit`,
})
export const { useEdited: useEditedCall, useEditedStore: useEditedCallStore } = editedCallStore

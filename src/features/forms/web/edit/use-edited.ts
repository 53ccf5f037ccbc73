import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { getEditedForm, saveForm } from '../../contract/editing.endpoints.ts'
import { callThrough } from '../use-door.ts'
import type { Content } from '../../contract/rules/content.ts'

export const editedStore = createEditedStore({
  endpoint: getEditedForm,
  entrance: (endpoint, { organisation = null }) => callThrough(organisation, endpoint),
  pathOf: ({ id }) => `/admin/form-builder/edit/${id}`,
})
export const { useEdited, useEditedStore } = editedStore

/** The questions that are being written; they save themselves. */
export const useContent = () => editedStore.useEditedContent<Content>({ name: 'form', endpoint: saveForm })
export type Editing = ReturnType<typeof useContent>

import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type EditedForm, getEditedForm, saveForm } from '../../contract/editing.endpoints.ts'
import type { Content } from '../../contract/rules/content.ts'

export function useEditedQuery(id: string) {
  return useEndpoint(getEditedForm, { params: { id }, refetchOnMount: 'always' })
}

export const {
  Context: EditedContext,
  useEdited,
  useEditedStore,
} = createEditedStore<EditedForm>({
  keyOf: (id) => endpointKey(getEditedForm, { params: { id } }),
  pathOf: ({ id }) => `/admin/form-builder/edit/${id}`,
})

/** The questions that are being written; they save themselves. */
export function useContent() {
  const store = useEditedStore()
  const { id, content, version } = useEdited()
  return useAutosave<Content>({
    name: `form.${id}`,
    saved: { value: content, version },
    async send(value, ifMatch) {
      const answer = await call(saveForm, { params: { id }, body: value, autosave: true, ifMatch })
      store.change((now) => ({ ...now, ...answer, content: value }))
      return answer.version
    },
    reload: store.reload,
  })
}
export type Editing = ReturnType<typeof useContent>

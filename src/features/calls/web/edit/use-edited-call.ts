import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { type EditedCall, getEditedCall } from '../../contract/call-editing.endpoints.ts'

export function useEditedCallQuery(slug: string) {
  return useEndpoint(getEditedCall, { params: { id: slug }, refetchOnMount: 'always' })
}

export const {
  Context: EditedCallContext,
  useEdited: useEditedCall,
  useEditedStore: useEditedCallStore,
} = createEditedStore<EditedCall>({
  keyOf: (id) => endpointKey(getEditedCall, { params: { id } }),
  pathOf: ({ slug }) => `/calls/${slug}/edit`,
})

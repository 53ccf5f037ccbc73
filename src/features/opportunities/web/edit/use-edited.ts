import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { type Edited, getEditedOpportunity } from '../../contract/editing.endpoints.ts'

export function useEditedQuery(slug: string) {
  return useEndpoint(getEditedOpportunity, { params: { id: slug }, refetchOnMount: 'always' })
}

export const {
  Context: EditedContext,
  useEdited,
  useEditedStore,
} = createEditedStore<Edited>({
  keyOf: (id) => endpointKey(getEditedOpportunity, { params: { id } }),
  pathOf: ({ slug }) => `/opportunities/${slug}/edit`,
})

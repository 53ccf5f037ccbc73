import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type Content, migratedContent } from '../../contract/content.ts'
import { type EditedPage, getEditedPage, savePage } from '../../contract/editing.endpoints.ts'

export function useEditedQuery(id: string) {
  return useEndpoint(getEditedPage, { params: { id }, refetchOnMount: 'always' })
}

export const {
  Context: EditedContext,
  useEdited,
  useEditedStore,
} = createEditedStore<EditedPage>({
  keyOf: (id) => endpointKey(getEditedPage, { params: { id } }),
  pathOf: ({ id }) => `/admin/page-builder/editor/${id}`,
})

/** The page that is being written; it saves itself. */
export function useContent() {
  const store = useEditedStore()
  const { id, content, version } = useEdited()
  return useAutosave<Content>({
    name: `page.${id}`,
    saved: { value: content, version },
    async send(value, ifMatch) {
      const answer = await call(savePage, { params: { id }, body: value, autosave: true, ifMatch })
      store.change((now) => ({ ...now, ...answer, content: value }))
      return answer.version
    },
    reload: store.reload,
    isReadable,
  })
}
export type Editing = ReturnType<typeof useContent>

/** A draft on the device may be older than a block's fields; then the saved page counts. */
function isReadable(kept: Content): boolean {
  try {
    return JSON.stringify(migratedContent(kept)) === JSON.stringify(kept)
  } catch {
    return false
  }
}

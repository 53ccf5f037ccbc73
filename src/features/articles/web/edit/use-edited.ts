import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { createEditedStore } from '#platform/web/editing/edited-store.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import type { Content } from '../../contract/content.ts'
import { type EditedArticle, getEditedArticle, saveArticle } from '../../contract/editing.endpoints.ts'

export function useEditedQuery(id: string) {
  return useEndpoint(getEditedArticle, { params: { id }, refetchOnMount: 'always' })
}

export const {
  Context: EditedContext,
  useEdited,
  useEditedStore,
} = createEditedStore<EditedArticle>({
  keyOf: (id) => endpointKey(getEditedArticle, { params: { id } }),
  pathOf: ({ id }) => `/articles/${id}/edit`,
})

/** The text that the author is writing; it saves itself. */
export function useContent() {
  const store = useEditedStore()
  const { id, content, version } = useEdited()
  return useAutosave<Content>({
    name: `article.${id}`,
    saved: { value: content, version },
    async send(value, ifMatch) {
      const answer = await call(saveArticle, { params: { id }, body: value, autosave: true, ifMatch })
      store.change((now) => ({ ...now, ...answer, content: value }))
      return answer.version
    },
    reload: store.reload,
  })
}
export type Editing = ReturnType<typeof useContent>

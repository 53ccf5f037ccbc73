import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import type { Content } from '../../contract/content.ts'
import { saveContent } from '../../contract/editing.endpoints.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

/** Edits the content of an opportunity; it saves automatically. */
export function useContent() {
  const store = useEditedStore()
  const { id, content, version } = useEdited()
  return useAutosave<Content>({
    name: `opportunity.${id}`,
    saved: { value: content, version },
    async send(value, ifMatch) {
      const answer = await call(saveContent, { params: { id }, body: value, autosave: true, ifMatch })
      store.change((now) => ({ ...now, ...answer, content: value }))
      return answer.version
    },
    reload: store.reload,
  })
}

export type Editing = ReturnType<typeof useContent>

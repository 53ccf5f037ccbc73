import { call } from '#platform/web/api/api.ts'
import { OlderLanguage } from '#platform/web/forms/bilingual-field.tsx'
import { confirmTexts, type Edited } from '../../contract/editing.endpoints.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

/** The language of a text that is older than the other. */
export function OlderNote({ path }: { path: Edited['older'][number]['path'] }) {
  const store = useEditedStore()
  const { id, older } = useEdited()
  async function agree() {
    const answer = await call(confirmTexts, { params: { id }, body: { path } })
    store.change((now) => ({ ...now, ...answer }))
  }
  return <OlderLanguage language={older.find((text) => text.path === path)?.language} onAgree={agree} />
}

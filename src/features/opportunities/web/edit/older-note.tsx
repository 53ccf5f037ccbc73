import { call } from '#platform/web/api/api.ts'
import { OlderLanguage } from '#platform/web/forms/bilingual-field.tsx'
import { agreeTexts, type Edited } from '../../contract/editing.endpoints.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

/** Which language of a text the other has left behind. */
export function OlderNote({ path }: { path: Edited['older'][number]['path'] }) {
  const store = useEditedStore()
  const { id, older } = useEdited()
  async function agree() {
    const answer = await call(agreeTexts, { params: { id }, body: { path } })
    store.change((now) => ({ ...now, ...answer }))
  }
  return <OlderLanguage language={older.find((text) => text.path === path)?.language} onAgree={agree} />
}

import { call } from '#platform/web/api/api.ts'
import { agreeTexts, type Edited } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

/** Says which language the other has left behind, until it is changed or found right. */
export function OlderNote({ path }: { path: Edited['older'][number]['path'] }) {
  const t = useEditorText()
  const store = useEditedStore()
  const { id, older } = useEdited()
  const found = older.find((text) => text.path === path)
  if (!found) return null
  async function agree() {
    const answer = await call(agreeTexts, { params: { id }, body: { path } })
    store.change((now) => ({ ...now, ...answer }))
  }
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs text-sun-ink">
      {t(`older.${found.language}`)}
      <button type="button" className="link min-h-target" onClick={() => void agree()}>
        {t('older.fine')}
      </button>
    </p>
  )
}

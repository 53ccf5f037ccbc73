import { MemberDiscussion } from '#features/discussions/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { getEditedOpportunity } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

/** The members' questions, to answer in the name of the organisation. */
export function Answers() {
  const t = useEditorText()
  const store = useEditedStore()
  const { id, status } = useEdited()
  if (status !== 'published' && status !== 'closed') return <p className="text-ink-2">{t('answers.none')}</p>
  async function count() {
    const { waiting } = await call(getEditedOpportunity, { params: { id } })
    store.change((now) => ({ ...now, waiting }))
  }
  return <MemberDiscussion kind="opportunity" id={id} onChange={count} />
}

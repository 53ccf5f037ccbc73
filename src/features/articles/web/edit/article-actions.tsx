import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { deleteArticle, withdrawArticle } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

/** Taking back what is published or waits, deleting what never was; each asks first. */
export function ArticleActions() {
  const t = useEditorText()
  const store = useEditedStore()
  const navigate = useNavigate()
  const { id, state, liveAt, foreign } = useEdited()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const [asks, setAsks] = useState(false)
  const wasPublished = liveAt.bhs !== null || liveAt.en !== null
  const isOut = state === 'waiting' || state === 'published' || state === 'scheduled'
  const verb = isOut ? 'withdraw' : 'remove'
  if (!isOut && (wasPublished || foreign)) return null
  async function run() {
    setAsks(false)
    if (isOut) {
      const done = await act(() => call(withdrawArticle, { params: { id } }), t('withdraw.done'))
      if (done) store.change(() => done.answer)
    } else if (await act(() => call(deleteArticle, { params: { id } }), t('remove.done')))
      await navigate('/articles/mine')
  }
  return (
    <>
      <Button small look="quiet" disabled={busy} onClick={() => setAsks(true)}>
        {t(`${verb}.open`)}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t(`${verb}.title`)}
        closeLabel={t('close')}
        actions={
          <DialogFoot onCancel={() => setAsks(false)} act={t(`${verb}.confirm`)} onAct={run} look="harm" />
        }
      >
        <p className="text-sm text-ink-2">{t(`${verb}.text`)}</p>
      </Dialog>
    </>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import {
  deletePage,
  listPages,
  type PageList,
  updatePageList,
  withdrawPage,
} from '../../../contract/editing.endpoints.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { useEdited, useEditedStore } from '../use-edited.ts'

type Action = 'withdraw' | 'remove'

/** Taking a page back, putting it among the templates or into the archive, deleting what was never published. */
export function PageActions() {
  const t = useEditorText()
  const store = useEditedStore()
  const navigate = useNavigate()
  const { id, state, list } = useEdited()
  const { busy, act } = useAct({ refresh: [listPages.path], failed: t('general') })
  const [action, setAction] = useState<Action>()
  const isOut = state === 'published' || state === 'scheduled'
  async function run(verb: Action) {
    setAction(undefined)
    if (verb === 'withdraw') {
      const done = await act(() => call(withdrawPage, { params: { id } }), t('withdraw.done'))
      if (done) store.change(() => done.answer)
    } else if (await act(() => call(deletePage, { params: { id } }), t('remove.done')))
      await navigate('/admin/pages')
  }
  async function shelve(to: PageList) {
    const done = await act(
      () => call(updatePageList, { params: { id }, body: { list: to } }),
      t(`shelve.done.${to}`),
    )
    if (done) store.change(() => done.answer)
  }
  return (
    <>
      {isOut && (
        <Button small look="quiet" disabled={busy} onClick={() => setAction('withdraw')}>
          {t('withdraw.open')}
        </Button>
      )}
      {!isOut &&
        (['pages', 'templates', 'archive'] as const)
          .filter((one) => one !== list)
          .map((one) => (
            <Button key={one} small look="quiet" disabled={busy} onClick={() => void shelve(one)}>
              {t(`shelve.to.${one}`)}
            </Button>
          ))}
      {state === 'draft' && (
        <Button small look="quiet" disabled={busy} onClick={() => setAction('remove')}>
          {t('remove.open')}
        </Button>
      )}
      {action && (
        <Dialog
          open
          onClose={() => setAction(undefined)}
          title={t(`${action}.title`)}
          closeLabel={t('close')}
          actions={
            <DialogFoot
              onCancel={() => setAction(undefined)}
              act={t(`${action}.confirm`)}
              onAct={() => void run(action)}
              look="harm"
            />
          }
        >
          <p className="text-sm text-ink-2">{t(`${action}.text`)}</p>
        </Dialog>
      )}
    </>
  )
}

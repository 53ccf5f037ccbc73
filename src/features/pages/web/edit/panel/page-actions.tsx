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

type Asked = 'withdraw' | 'remove'

/** Taking a page back, putting it among the templates or into the archive, deleting what was never published. */
export function PageActions() {
  const t = useEditorText()
  const store = useEditedStore()
  const navigate = useNavigate()
  const { id, state, list } = useEdited()
  const { busy, act } = useAct({ refresh: [listPages.path], failed: t('general') })
  const [asked, setAsked] = useState<Asked>()
  const isOut = state === 'published' || state === 'scheduled'
  async function run(verb: Asked) {
    setAsked(undefined)
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
        <Button small look="quiet" disabled={busy} onClick={() => setAsked('withdraw')}>
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
        <Button small look="quiet" disabled={busy} onClick={() => setAsked('remove')}>
          {t('remove.open')}
        </Button>
      )}
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title={t(`${asked}.title`)}
          closeLabel={t('close')}
          actions={
            <DialogFoot
              onCancel={() => setAsked(undefined)}
              act={t(`${asked}.confirm`)}
              onAct={() => void run(asked)}
              look="harm"
            />
          }
        >
          <p className="text-sm text-ink-2">{t(`${asked}.text`)}</p>
        </Dialog>
      )}
    </>
  )
}

import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  archiveOpportunity,
  closeOpportunity,
  createCopy,
  deleteDraft,
  type Edited,
} from '../../contract/editing.endpoints.ts'
import { useEdited, useEditedStore } from '../edit/use-edited.ts'
import { useEditorText } from '../use-editor-text.ts'

const ExtendDialog = lazyPart(async () => (await import('./extend-dialog.tsx')).ExtendDialog)

type Question = { title: string; text: string; run: () => Promise<void> }

/** Rare actions: close, withdraw, archive, with a confirmation where they cannot be undone. */
export function MoreActions() {
  const t = useEditorText()
  const store = useEditedStore()
  const navigate = useNavigate()
  const { id, status } = useEdited()
  const params = { id }
  const [question, setQuestion] = useState<Question>()
  const [isExtending, setExtending] = useState(false)

  async function run(work: () => Promise<Edited>) {
    try {
      const answer = await work()
      store.change(() => answer)
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  const close = (reason: 'filled' | 'withdrawn') =>
    run(() => call(closeOpportunity, { params, body: { reason } }))
  const askToClose = (reason: 'filled' | 'withdrawn') =>
    setQuestion({
      title: t('publish.confirmClose'),
      text: t('publish.confirmCloseText'),
      run: () => close(reason),
    })
  async function remove() {
    try {
      await call(deleteDraft, { params })
      toast({ title: t('publish.removed') })
      await navigate('/opportunities/mine')
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  async function duplicate() {
    try {
      const copy = await call(createCopy, { params })
      toast({ title: t('publish.copied') })
      await navigate(`/opportunities/${copy.slug}/edit?part=details`)
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  const deadline = useExtensible()
  const extension: MenuItem[] = deadline
    ? [{ text: t('publish.extend'), onSelect: () => setExtending(true) }]
    : []
  const ending: MenuItem[] = {
    draft: [
      {
        text: t('publish.remove'),
        harm: true,
        onSelect: () =>
          setQuestion({
            title: t('publish.confirmRemove'),
            text: t('publish.confirmRemoveText'),
            run: remove,
          }),
      },
    ],
    'in-review': [{ text: t('publish.toDraft'), onSelect: () => void close('withdrawn') }],
    published: [
      { text: t('publish.fill'), onSelect: () => askToClose('filled') },
      { text: t('publish.withdraw'), harm: true, onSelect: () => askToClose('withdrawn') },
    ],
    closed: [
      { text: t('publish.archive'), onSelect: () => void run(() => call(archiveOpportunity, { params })) },
    ],
    archived: [],
  }[status]
  const items = [...extension, { text: t('publish.copy'), onSelect: () => void duplicate() }, ...ending]
  return (
    <>
      <Menu
        label={t('publish.more')}
        items={items}
        trigger={(props) => (
          <Button {...props} small look="quiet" icon={<EllipsisVertical />}>
            {t('publish.more')}
          </Button>
        )}
      />
      <Suspense>
        {isExtending && deadline && <ExtendDialog deadline={deadline} onClose={() => setExtending(false)} />}
      </Suspense>
      <Dialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        title={question?.title}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setQuestion(undefined)}
            act={t('publish.confirm')}
            onAct={() => {
              setQuestion(undefined)
              void question?.run()
            }}
            look="harm"
          />
        }
      >
        <p className="text-sm text-ink-2">{question?.text}</p>
      </Dialog>
    </>
  )
}

/** Returns the deadline of an opportunity that may be extended. */
function useExtensible(): string | null {
  const { status, closedReason, publicDeadline } = useEdited()
  return status === 'published' || closedReason === 'deadline' ? publicDeadline : null
}

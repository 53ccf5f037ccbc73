import { Ellipsis, Trash2, UserCheck, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { PickBar } from '#platform/web/ui/blocks/pick-bar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import {
  assignSubmissions,
  IDS_MAX,
  deleteSubmissions,
  type Reader,
  restoreSubmissions,
  updateSubmissionStatus,
} from '../../contract/submissions.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useDoor } from '../use-door.ts'
import { useEditorText } from '../use-editor-text.ts'
import { ReaderDialog } from './reader-dialog.tsx'
import { type StatusWords, StatusFields } from './status-fields.tsx'
import { useSome } from './use-some.ts'

const UNDO_MS = 60_000

type Props = {
  form: string
  picks: readonly string[]
  onClear: () => void
  /** Something has been done with these. */
  onDone: (some: readonly string[]) => void
  /** Undefined where all that there are have been loaded. */
  onPickAll: (() => Promise<void>) | undefined
}

/** Changes status or reader of several submissions at once, or deletes them. */
export function PickActs({ form, picks, onClear, onDone, onPickAll }: Props) {
  const t = useAnswersText()
  const { at } = useDoor()
  const memberId = useMemberId()
  const [asks, setAsks] = useState<'status' | 'reader' | 'deletion'>()
  const { busy, progress, each } = useSome(onDone)
  const params = { id: form }
  const count = busy ? progress.count : picks.length
  const close = () => setAsks(undefined)
  if (count === 0 && !busy) return null

  const assign = (reader: string | null, notice: string) =>
    each(
      picks,
      (submissions) => call(at(assignSubmissions), { params, body: { submissions, reader } }),
      notice,
    )
  async function assignTo({ id, name }: Reader) {
    const done = await assign(id, id === memberId ? t('taken', { count }) : t('assigned', { count, name }))
    if (done) close()
  }
  // A dialog stays until its act is done: the second press of a trembling hand must not fall on what lies under it.
  async function decide(words: StatusWords) {
    const done = await each(
      picks,
      (submissions) => call(at(updateSubmissionStatus), { params, body: { submissions, ...words } }),
      t('decided', { count }),
    )
    if (done) close()
  }
  const restore = (some: readonly string[]) =>
    void each(
      some,
      (submissions) => call(at(restoreSubmissions), { params, body: { submissions } }),
      t('restored', { count: some.length }),
    )
  async function remove() {
    const done = await each(
      picks,
      (submissions) => call(at(deleteSubmissions), { params, body: { submissions } }),
      {
        title: t('deleted', { count }),
        duration: UNDO_MS,
        action: <ToastButton onClick={() => restore(picks)}>{t('undo')}</ToastButton>,
      },
    )
    if (done) close()
  }
  return (
    <>
      <PickBar
        status={busy ? t('progress', progress) : t(count === IDS_MAX ? 'pickedMost' : 'picked', { count })}
        words={{ every: t('every'), everyBusy: t('everyBusy'), none: t('none') }}
        onPickAll={busy ? undefined : onPickAll}
        onClear={onClear}
      >
        <Menu
          label={t('acts')}
          items={[
            {
              text: t('take'),
              icon: <UserCheck />,
              onSelect: () => void assign(memberId, t('taken', { count })),
            },
            { text: t('assign'), icon: <UserPlus />, onSelect: () => setAsks('reader') },
            {
              text: t('leave'),
              icon: <UserMinus />,
              onSelect: () => void assign(null, t('left', { count })),
            },
            { text: t('delete'), icon: <Trash2 />, harm: true, onSelect: () => setAsks('deletion') },
          ]}
          trigger={(props) => <IconButton {...props} icon={<Ellipsis />} label={t('acts')} />}
        />
        <Button look="key" small busy={busy && t('busy')} onClick={() => setAsks('status')}>
          {t('status')}
        </Button>
      </PickBar>
      {asks === 'status' && (
        <StatusDialog
          count={count}
          busy={busy && t('progress', progress)}
          onClose={close}
          onDecide={decide}
        />
      )}
      {asks === 'reader' && (
        <ReaderDialog
          form={form}
          count={count}
          busy={busy && t('progress', progress)}
          onClose={close}
          onAssign={assignTo}
        />
      )}
      {asks === 'deletion' && (
        <DeletionDialog
          count={count}
          busy={busy && t('progress', progress)}
          onClose={close}
          onDelete={remove}
        />
      )}
    </>
  )
}

type DialogProps = {
  count: number
  /** How far the act has come, while it is under way. */
  busy: string | false
  onClose: () => void
}

type StatusProps = DialogProps & { onDecide: (words: StatusWords) => Promise<void> }

function StatusDialog({ count, busy, onClose, onDecide }: StatusProps) {
  const t = useAnswersText()
  const editor = useEditorText()
  const [words, setWords] = useState<StatusWords>({ status: 'reading', text: '' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('statusDialog.title', { count })}
      closeLabel={editor('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={editor('submissions.save')}
          onAct={() => onDecide(words)}
          busy={busy}
        />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('statusDialog.text')}</p>
        <StatusFields words={words} onChange={setWords} />
      </div>
    </Dialog>
  )
}

function DeletionDialog({ count, busy, onClose, onDelete }: DialogProps & { onDelete: () => Promise<void> }) {
  const t = useAnswersText()
  const editor = useEditorText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deletion.title', { count })}
      closeLabel={editor('close')}
      actions={<DialogFoot onCancel={onClose} act={t('delete')} onAct={onDelete} look="harm" busy={busy} />}
    >
      <p className="text-sm text-ink-2">
        {t('deletion.text')} {t('deletion.undo')}
      </p>
    </Dialog>
  )
}

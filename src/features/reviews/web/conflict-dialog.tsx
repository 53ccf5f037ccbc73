import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { type Conflict, CONFLICTS, saveConflict, type Review } from '../contract/reviews.endpoints.ts'
import { useReviewAct } from './use-review-act.ts'
import { useText } from './use-text.ts'

type Props = { review: Review; open: boolean; onClose: () => void }

/** Declares a conflict with its kind; somebody else then reviews the application. */
export function ConflictDialog({ review: { id, number }, open, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { busy, act } = useReviewAct()
  const [conflict, setConflict] = useState<Conflict>('family')
  async function declare() {
    const declared = () => call(saveConflict, { params: { id }, body: { conflict } })
    if (await act(declared, t('conflict.done'))) await navigate('/reviews')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('conflict.title')}
      closeLabel={t('conflict.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('conflict.act')}
          onAct={declare}
          busy={busy && t('conflict.acting')}
        />
      }
    >
      <p className="mb-4 text-sm text-ink-2">{t('conflict.text', { number: String(number) })}</p>
      <RadioGroup
        legend={t('conflict.legend')}
        name="conflict"
        value={conflict}
        onChange={(value) => setConflict(value as Conflict)}
        options={CONFLICTS.map((value) => ({ value, text: t(`conflict.kinds.${value}`) }))}
      />
    </Dialog>
  )
}

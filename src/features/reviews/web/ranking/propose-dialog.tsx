import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import {
  proposeDecision,
  type RankedApplication,
  REASON_MAX,
  REASON_MIN,
} from '../../contract/decisions.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

type Props = { slug: string; application: RankedApplication; onClose: () => void }

/** What the team should get, or that it gets nothing, and why; another of the board signs it. */
export function ProposeDialog({ slug, application: { id, title, requested }, onClose }: Props) {
  const t = useText()
  const { busy, act } = useReviewAct()
  const [isAward, setAward] = useState(true)
  const [amount, setAmount] = useState<number | null>(Math.floor(requested / 100))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const written = reason.trim().length
  const isWhole = written >= REASON_MIN && (!isAward || Boolean(amount))
  async function propose() {
    setTried(true)
    if (!isWhole) return
    const body = { amount: isAward && amount !== null ? amount * 100 : null, reason: reason.trim() }
    const params = { slug, application: id }
    if (await act(() => call(proposeDecision, { params, body }), t('ranking.proposed'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('conflict.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('ranking.propose')}
          onAct={propose}
          busy={busy && t('ranking.proposing')}
        />
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          legend={t('ranking.outcome')}
          name="outcome"
          value={isAward ? 'award' : 'refusal'}
          onChange={(value) => setAward(value === 'award')}
          options={[
            { value: 'award', text: t('ranking.outcomes.award') },
            { value: 'refusal', text: t('ranking.outcomes.refusal') },
          ]}
        />
        {isAward && (
          <AmountField
            name="amount"
            label={t('ranking.amount')}
            value={amount}
            error={isTried && !amount && t('ranking.amountMissing')}
            onChange={setAmount}
          />
        )}
        <Textarea
          name="reason"
          label={t('ranking.reason')}
          help={t('desk.commentHelp', { least: String(REASON_MIN), now: String(written) })}
          error={isTried && written < REASON_MIN && t('ranking.reasonShort')}
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}

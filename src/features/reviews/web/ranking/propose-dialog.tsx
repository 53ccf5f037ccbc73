import { useState } from 'react'
import { seenLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
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
import { EnglishReaders } from './english-readers.tsx'
import { useText } from '../use-text.ts'

/** The amount in feninga, written so that a draft of it holds nothing but words. */
type Written = { outcome: 'award' | 'refusal'; feninga: string; reason: string }

type Props = { slug: string; application: RankedApplication; onClose: () => void }

/** What the team should get, or that it gets nothing, and why; another of the board signs it. */
export function ProposeDialog({ slug, application: { id, title, requested, readers }, onClose }: Props) {
  const t = useText()
  const { busy, act } = useReviewAct()
  const [first] = useState<Written>(() => ({ outcome: 'award', feninga: String(requested), reason: '' }))
  const [value, change, forget, draft] = useKept(`decision.${id}`, first)
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const { reason } = value
  const isAward = value.outcome === 'award'
  const feninga = Number(value.feninga)
  const written = seenLength(reason)
  const wrong = useWordsProblem()(reason, REASON_MAX)
  const isWhole = written >= REASON_MIN && !wrong && (!isAward || feninga > 0)
  async function propose() {
    if (!isWhole) return refuse()
    const body = { amount: isAward ? feninga : null, reason: reason.trim() }
    const params = { slug, application: id }
    if (!(await act(() => call(proposeDecision, { params, body }), t('ranking.proposed')))) return
    forget()
    onClose()
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
      <div ref={ref} className="grid gap-4">
        <RadioGroup
          legend={t('ranking.outcome')}
          name="outcome"
          value={value.outcome}
          onChange={(outcome) => change({ ...value, outcome: outcome === 'award' ? 'award' : 'refusal' })}
          options={[
            { value: 'award', text: t('ranking.outcomes.award') },
            { value: 'refusal', text: t('ranking.outcomes.refusal') },
          ]}
        />
        {isAward && (
          <AmountField
            name="amount"
            label={t('ranking.amount')}
            exact
            value={feninga > 0 ? feninga / 100 : null}
            error={isTried && feninga === 0 && t('ranking.amountMissing')}
            onChange={(km) => change({ ...value, feninga: String(Math.round((km ?? 0) * 100)) })}
          />
        )}
        <Textarea
          name="reason"
          label={t('ranking.reason')}
          help={t('desk.commentHelp', { least: String(REASON_MIN), now: String(written) })}
          error={wrong ?? (isTried && written < REASON_MIN && t('ranking.reasonShort'))}
          value={reason}
          limit={REASON_MAX}
          onChange={(event) => change({ ...value, reason: event.currentTarget.value })}
        />
        <EnglishReaders {...readers} />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}

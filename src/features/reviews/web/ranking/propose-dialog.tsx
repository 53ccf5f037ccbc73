import { useState } from 'react'
import { formatAmount } from '#platform/contract/amount.ts'
import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import {
  proposeDecision,
  OUTSIDE_MAX,
  OUTSIDE_MIN,
  type RankedApplication,
  REASON_MAX,
  REASON_MIN,
} from '../../contract/decisions.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { EnglishReaders } from './english-readers.tsx'
import { useText } from '../use-text.ts'

/** The amount in feninga as text, because a draft stores only texts. */
type Proposal = { outcome: 'award' | 'refusal'; feninga: string; reason: string; outside: string }

type Props = { slug: string; application: RankedApplication; onClose: () => void }

/** The form for an award or a rejection with its reason; another board member signs it. */
export function ProposeDialog({
  slug,
  application: { id, title, requested, bounds, readers },
  onClose,
}: Props) {
  const t = useText()
  const locale = useLocale()
  const km = (amount: number) => formatAmount(amount / 100, locale)
  const { busy, act } = useReviewAct()
  const [first] = useState<Proposal>(() => ({
    outcome: 'award',
    feninga: String(Math.min(requested, bounds.most)),
    reason: '',
    outside: '',
  }))
  const [value, change, forget, draft] = useDeviceDraft(`decision.${id}`, first)
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const { reason, outside = '' } = value
  const isAward = value.outcome === 'award'
  const feninga = Number(value.feninga)
  const reasonLength = visibleLength(reason)
  const wrong = useWordsProblem()(reason, REASON_MAX)
  const isOver = isAward && feninga > requested
  const isOutside = isAward && feninga > 0 && !isOver && (feninga < bounds.least || feninga > bounds.most)
  const outsideLength = visibleLength(outside)
  const isWhole =
    !isOver &&
    (!isOutside || outsideLength >= OUTSIDE_MIN) &&
    reasonLength >= REASON_MIN &&
    !wrong &&
    (!isAward || feninga > 0)
  async function propose() {
    if (!isWhole) return refuse()
    const body = {
      amount: isAward ? feninga : null,
      reason: reason.trim(),
      ...(isOutside && { outside: outside.trim() }),
    }
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
          <div className="grid gap-1">
            <AmountField
              name="amount"
              label={t('ranking.amount')}
              exact
              value={feninga > 0 ? feninga / 100 : null}
              error={
                (isOver && t('ranking.amountOver', { most: km(requested) })) ||
                (isTried && feninga === 0 && t('ranking.amountMissing'))
              }
              onChange={(next) => change({ ...value, feninga: String(Math.round((next ?? 0) * 100)) })}
            />
            <p className="text-sm text-ink-2">
              {t('ranking.amountRange', { least: km(bounds.least), most: km(bounds.most) })}
            </p>
          </div>
        )}
        {isOutside && (
          <Textarea
            name="outside"
            label={t('ranking.outside')}
            help={t('ranking.outsideHelp', { least: String(OUTSIDE_MIN), now: String(outsideLength) })}
            error={isTried && outsideLength < OUTSIDE_MIN && t('ranking.outsideShort')}
            value={outside}
            limit={OUTSIDE_MAX}
            onChange={(event) => change({ ...value, outside: event.currentTarget.value })}
          />
        )}
        <Textarea
          name="reason"
          label={t('ranking.reason')}
          help={t('desk.commentHelp', { least: String(REASON_MIN), now: String(reasonLength) })}
          error={wrong ?? (isTried && reasonLength < REASON_MIN && t('ranking.reasonShort'))}
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

import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ANSWERS, isMild, LIMITS, MEASURES, REASON_MAX, type Rule, RULES } from '../../contract/kinds.ts'
import { answerAppeal, decideCase } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'
import { LadderNote } from './ladder-note.tsx'
import { TimeFields } from './time-fields.tsx'

type Props = {
  id: string
  earlier: number
  isAppeal: boolean
  /** The reporter is worried about the author. */
  isWorry: boolean
  onDone: () => void
}

/** The decision, or the answer to an appeal; always with a reason that the person reads. */
export function DecisionForm({ id, earlier, isAppeal, isWorry, onDone }: Props) {
  const t = useQueueText()
  const [measure, setMeasure] = useState('')
  const [rule, setRule] = useState('')
  const needsRule = !isAppeal && !isMild(measure)
  const isHelp = measure === 'help'
  const ruleChoice = RULES.find((one) => one === rule)
  const timed = !isAppeal && (measure === 'limit' || measure === 'suspend') ? measure : undefined
  // A thing that is removed for good cannot be corrected and published again, so no advice is added.
  const template = (broken: Rule) =>
    measure === 'remove'
      ? t(`templates.${broken}`)
      : `${t(`templates.${broken}`)} ${t(`mends.${broken}`)}`.trim()
  const wrongWords = useWordsProblem()
  const wrongReason = (reason: string) =>
    reason.trim() === '' ? t('reasonNeeded') : wrongWords(reason, REASON_MAX)
  const form = useForm({
    labels: {
      choice: t('decision'),
      limits: t('limitList'),
      days: t('days'),
      rule: t('rule'),
      reason: t('reason'),
    },
    validate: (data) => ({
      ...(fieldText(data, 'choice') === '' && { choice: t('choose') }),
      ...(timed === 'limit' && data.getAll('limits').length === 0 && { limits: t('limitsNeeded') }),
      ...(timed && fieldText(data, 'days') === '' && { days: t('daysNeeded') }),
      ...(needsRule && !ruleChoice && { rule: t('ruleNeeded') }),
      reason: wrongReason(fieldText(data, 'reason')),
    }),
    async send(data) {
      const choice = fieldText(data, 'choice')
      const reason = fieldText(data, 'reason')
      const [params, answer] = [{ id }, ANSWERS.find((one) => one === choice)]
      if (isAppeal && answer) await call(answerAppeal, { params, body: { answer, reason } })
      const decision = MEASURES.find((one) => one === choice)
      if (!isAppeal && decision)
        await call(decideCase, {
          params,
          body: {
            measure: decision,
            rule: needsRule ? (ruleChoice ?? null) : null,
            reason,
            ...(timed && { days: Number(fieldText(data, 'days')) }),
            ...(timed === 'limit' && {
              limits: LIMITS.filter((limit) => data.getAll('limits').includes(limit)),
            }),
          },
        })
      draft.forget()
      toast({ title: t('done') })
      onDone()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  const draft = useDraft(form.props.ref, `moderation.${isAppeal ? 'answer' : 'decision'}.${id}`, 'reason')
  function takeTemplate(text: string) {
    const field = form.props.ref.current?.querySelector('textarea')
    if (!field) return
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <form {...form.props} data-decision="" className="grid gap-4 border-t border-line pt-4">
      <RadioGroup
        legend={t(isAppeal ? 'answer' : 'decision')}
        name="choice"
        value={measure}
        onChange={setMeasure}
        error={form.errors.choice}
        options={
          isAppeal
            ? ANSWERS.map((value) => ({ value, text: t(`answers.${value}`) }))
            : MEASURES.filter((value) => isWorry || value !== 'help').map((value) => ({
                value,
                text: t(`measures.${value}`),
                help: t(`measureHelp.${value}`),
              }))
        }
      />
      {timed && <TimeFields measure={timed} errors={form.errors} />}
      {needsRule && (
        <Select
          name="rule"
          label={t('rule')}
          empty={t('ruleEmpty')}
          error={form.errors.rule}
          value={rule}
          onChange={(event) => setRule(event.target.value)}
          options={RULES.map((value) => ({ value, text: t(`rules.${value}`) }))}
        />
      )}
      {isHelp && (
        <Button small className="justify-self-start" onClick={() => takeTemplate(t('helpTemplate'))}>
          {t('template')}
        </Button>
      )}
      {!isAppeal && !isHelp && <LadderNote earlier={earlier} rule={ruleChoice ?? null} />}
      {needsRule && ruleChoice && (
        <Button small className="justify-self-start" onClick={() => takeTemplate(template(ruleChoice))}>
          {t('template')}
        </Button>
      )}
      <Textarea
        name="reason"
        label={t(isHelp ? 'helpMessage' : 'reason')}
        help={t(isHelp ? 'helpMessageHelp' : 'reasonHelp')}
        error={form.errors.reason}
        rows={4}
        limit={REASON_MAX}
      />
      <DraftNote {...draft} />
      <FormProblem text={form.problem} />
      <Button type="submit" look="river" busy={form.busy && t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getConsent } from '../../contract/consent.endpoints.ts'
import { GuardianPart } from './guardian-part.tsx'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ANSWER_HOURS, BACKGROUND_MAX, FORMATS, GOAL_MAX } from '../../contract/kinds.ts'
import type { PublicMentor } from '../../contract/public.endpoints.ts'
import { requestMentorship } from '../../contract/requests.endpoints.ts'
import { otherTime } from '../public/times.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'
import { deviceZone } from './device-zone.ts'
import { useWhen } from './use-when.ts'

type Props = { mentor: PublicMentor; at: string; onClose: () => void }

/** The goal in one's own words, where one stands, and what follows. */
export function AskSheet(props: Props) {
  const t = useMemberText()
  const params = { mentor: props.mentor.id }
  const query = useEndpoint(getConsent, { params, staleTime: 0 })
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t('ask.title', { name: props.mentor.name })}
      closeLabel={t('close')}
    >
      <QueryState query={query} title={t('general')}>
        {(consent) => {
          const isLimited = consent.isNeeded && consent.state !== 'agreed'
          const formats = props.mentor.formats.filter((one) => !isLimited || one === 'text')
          return (
            <>
              {formats.length > 0 && <AskForm {...props} formats={formats} />}
              {isLimited && <GuardianPart {...params} consent={consent} />}
            </>
          )
        }}
      </QueryState>
    </Sheet>
  )
}

function AskForm({ mentor, at, formats, onClose }: Props & { formats: PublicMentor['formats'] }) {
  const t = useMemberText()
  const words = useText()
  const when = useWhen()
  const navigate = useNavigate()
  const queries = useQueryClient()
  // One request however often it is sent: an answer may be lost on the way.
  const [id] = useState(() => crypto.randomUUID())
  const [answerBy] = useState(() => new Date(Date.now() + ANSWER_HOURS * HOUR_MS))
  const theirs = otherTime(new Date(at), deviceZone(), mentor.zone)
  const form = useForm({
    labels: { goal: t('ask.goal'), background: t('ask.background'), format: t('ask.format') },
    validate: (data) => (fieldText(data, 'goal') === '' ? { goal: t('ask.goalMissing') } : {}),
    async send(data) {
      const format = FORMATS.find((one) => one === data.get('format')) ?? formats[0] ?? 'text'
      const [goal, background] = [fieldText(data, 'goal'), fieldText(data, 'background')]
      await call(requestMentorship, { body: { id, mentor: mentor.id, goal, background, format, at } })
      await queries.invalidateQueries({ queryKey: ['/api/mentorship'] })
      toast({ title: t('ask.sent') })
      await navigate('/mentorship')
    },
    explain: (error) => errorText(error, t('general')),
    onFailure: () => void queries.invalidateQueries({ queryKey: ['/api/public/mentors/{slug}'] }),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      <p className="text-sm font-strong">
        {t('ask.slot', { when: when(at) })}
        {theirs && (
          <span className="block text-xs font-body text-ink-2">{t('ask.slotTheirs', { time: theirs })}</span>
        )}
      </p>
      <Textarea
        name="goal"
        label={t('ask.goal')}
        help={t('ask.goalHelp')}
        rows={3}
        limit={GOAL_MAX}
        required
        error={form.errors.goal}
      />
      <Textarea
        name="background"
        label={t('ask.background')}
        help={t('ask.backgroundHelp')}
        rows={3}
        limit={BACKGROUND_MAX}
        error={form.errors.background}
      />
      <RadioGroup
        legend={t('ask.format')}
        name="format"
        defaultValue={formats[0] ?? 'text'}
        options={formats.map((value) => ({ value, text: words(`formats.${value}`) }))}
        error={form.errors.format}
      />
      <section aria-labelledby="after-title" className="border-t border-line pt-3">
        <h3 id="after-title" className="text-sm">
          {t('ask.after')}
        </h3>
        <ol className="mt-1 grid list-decimal gap-1 pl-5 text-sm text-ink-2">
          <li>{t('ask.steps.answer', { when: when(answerBy) })}</li>
          <li>{t('ask.steps.held')}</li>
          <li>{t('ask.steps.expired')}</li>
        </ol>
      </section>
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('ask.send')} look="key" busy={form.busy && t('busy')} />
    </form>
  )
}

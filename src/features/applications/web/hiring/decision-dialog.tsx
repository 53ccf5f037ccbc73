import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { refusedPlaceholders } from '../refused-placeholders.ts'
import { MESSAGE_MAX } from '../../contract/desk-limits.ts'
import { type Versions, versions } from '../../contract/desk-schemas.ts'
import { decideApplications, listApplicants } from '../../contract/hiring.endpoints.ts'
import { type Decision, DECISIONS } from '../../contract/statuses.ts'
import { PLACEHOLDERS } from '../../contract/placeholders.ts'
import { type Addressee, OneLanguage } from './one-language.tsx'
import { SaveTemplate } from './save-template.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useHiringText } from './use-hiring-text.ts'
import { WhoGetsWhat } from './who-gets-what.tsx'

type Props = {
  opportunity: string
  organisation: string
  applications: readonly Addressee[]
  onClose: () => void
  /** Somebody else has decided in the meantime: these are the current versions. */
  onConflict: (current: Versions) => void
  onDone: (status: Decision) => void
  /** The status that is proposed first. */
  begin?: Decision
}

/** Sends one decision to one or many applicants, with a message to each. */
export function DecisionDialog(props: Props) {
  const t = useHiringText()
  return (
    <Dialog open onClose={props.onClose} title={t('decision.title')} closeLabel={t('close')}>
      <DecisionForm {...props} />
    </Dialog>
  )
}

function DecisionForm(props: Props) {
  const { opportunity, organisation, applications, onClose, onConflict, onDone, begin = 'in-review' } = props
  const t = useHiringText()
  const locale = useLocale()
  const queries = useQueryClient()
  const [status, setStatus] = useState<Decision>(begin)
  const [message, setMessage, forget, draft] = useDeviceDraft(`draft.decision.${opportunity}`, NO_TEXT)
  // Another saved message may replace an unchanged one, but not words that somebody typed.
  const [initial, setInitial] = useState(NO_TEXT)
  const free = isBlank(message) || (message.bhs === initial.bhs && message.en === initial.en)
  const form = useForm({
    labels: { bhs: t('decision.bhs'), en: t('decision.en') },
    validate: (): { bhs?: string; en?: string } => ({
      ...(status === 'declined' && isBlank(message) && { bhs: t('decision.declinedNeeded') }),
      ...refusedPlaceholders(message, (values) => t('decision.badPlaceholder', values)),
    }),
    async send() {
      // One answer leaves at once, like a letter; many wait, so that a slip can be taken back.
      const waits = applications.length > 1
      let answer
      try {
        const body = {
          applications: applications.map(({ id, version }) => ({ id, version })),
          status,
          message,
          ...(waits && { waits: true as const }),
        }
        answer = await call(decideApplications, { params: { id: opportunity }, body })
      } catch (error) {
        const current = versions.safeParse(error instanceof ApiError ? error.body.current : undefined)
        if (current.success) onConflict(current.data)
        throw error
      }
      forget()
      await queries.invalidateQueries({
        queryKey: endpointKey(listApplicants, { params: { id: opportunity } }),
      })
      toast({ title: t(waits ? 'waiting.laid' : 'decision.done', { count: answer.moved }) })
      onDone(status)
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <p className="text-sm text-ink-2">{t('picked', { count: applications.length })}</p>
        <FormSummary {...form.summary} />
        <Select
          name="status"
          label={t('decision.status')}
          value={status}
          options={DECISIONS.map((value) => ({ value, text: t(`statuses.${value}`) }))}
          onChange={(event) => setStatus(event.target.value as Decision)}
        />
        <TemplateChoice
          organisation={organisation}
          status={status}
          free={free}
          onUse={({ body, status: next }) => {
            setInitial(body)
            setMessage(body)
            setStatus(next)
          }}
        />
        <Textarea
          name="bhs"
          label={t('decision.bhs')}
          help={t('decision.help', PLACEHOLDERS[locale])}
          rows={5}
          limit={MESSAGE_MAX}
          value={message.bhs}
          error={form.errors.bhs}
          onChange={(event) => setMessage({ ...message, bhs: event.target.value })}
        />
        <Textarea
          name="en"
          label={t('decision.en')}
          rows={5}
          limit={MESSAGE_MAX}
          lang="en"
          value={message.en}
          error={form.errors.en}
          onChange={(event) => setMessage({ ...message, en: event.target.value })}
        />
        <OneLanguage text={message} to={applications} />
        {applications.length > 1 && (
          <>
            <WhoGetsWhat to={applications} />
            <p className="text-sm text-ink-2">{t('waiting.minutes')}</p>
          </>
        )}
        <FormProblem text={form.problem} />
        <DraftNote {...draft} />
        <FormFoot
          onCancel={onClose}
          act={t('decision.submit')}
          look="key"
          busy={form.busy && t('decision.busy')}
        />
      </form>
      {!free && <SaveTemplate organisation={organisation} status={status} message={message} />}
    </div>
  )
}

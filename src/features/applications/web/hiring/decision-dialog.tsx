import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { listApplicants } from '../../contract/hiring.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { decideApplications, MESSAGE_MAX } from '../../contract/hiring.endpoints.ts'
import { type Decision, DECISIONS } from '../../contract/statuses.ts'
import { SLOTS } from '../../contract/message-slots.ts'
import { SaveTemplate } from './save-template.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useHiringText } from './use-hiring-text.ts'

type Props = {
  opportunity: string
  organisation: string
  applications: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** One decision for one or many, with what each of them is told. */
export function DecisionDialog(props: Props) {
  const t = useHiringText()
  return (
    <Dialog open onClose={props.onClose} title={t('decision.title')} closeLabel={t('close')}>
      <DecisionForm {...props} />
    </Dialog>
  )
}

function DecisionForm({ opportunity, organisation, applications, onClose, onDone }: Props) {
  const t = useHiringText()
  const locale = useLocale()
  const queries = useQueryClient()
  const [status, setStatus] = useState<Decision>('in-review')
  const [message, setMessage, forget] = useKept(`draft.decision.${opportunity}`, NO_TEXT)
  // What a saved message put there may be replaced by another one; what somebody wrote may not.
  const [begun, setBegun] = useState(NO_TEXT)
  const free = isBlank(message) || (message.bhs === begun.bhs && message.en === begun.en)
  const form = useForm({
    labels: { bhs: t('decision.bhs'), en: t('decision.en') },
    validate: () => (status === 'declined' && isBlank(message) ? { bhs: t('decision.declinedNeeded') } : {}),
    async send() {
      const body = { applications: [...applications], status, message }
      const { moved } = await call(decideApplications, { params: { id: opportunity }, body })
      forget()
      await queries.invalidateQueries({ queryKey: [listApplicants.path, opportunity] })
      toast({ title: t('decision.done', { count: moved }) })
      onDone()
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
          onUse={({ body, status: meant }) => {
            setBegun(body)
            setMessage(body)
            setStatus(meant)
          }}
        />
        <Textarea
          name="bhs"
          label={t('decision.bhs')}
          help={t('decision.help', SLOTS[locale])}
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
        <FormProblem text={form.problem} />
        <div className="grid gap-2 sm:flex sm:justify-end">
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" look="key" busy={form.busy && t('decision.busy')}>
            {t('decision.submit')}
          </Button>
        </div>
      </form>
      {!free && <SaveTemplate organisation={organisation} status={status} message={message} />}
    </div>
  )
}

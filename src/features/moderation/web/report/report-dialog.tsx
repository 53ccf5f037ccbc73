import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { NOTE_MAX, REPORT_REASONS, type ReportReason, URGENT } from '../../contract/kinds.ts'
import { createReport } from '../../contract/report.endpoints.ts'
import { useReportText } from '../use-report-text.ts'
import { LineList } from './line-list.tsx'

type Props = {
  /** The kind of thing, as its feature registered it, and the thing's id. */
  kind: string
  thing: string
  /** The reasons that apply here; without them all, as for texts of a person. */
  reasons?: readonly ReportReason[]
  onClose: () => void
}

/** Takes a report of any text; where somebody may be in danger it shows whom to call. */
export function ReportDialog(props: Props) {
  const { onClose } = props
  const t = useReportText()
  const [isUrgent, setUrgent] = useState(false)
  return (
    <Dialog open onClose={onClose} title={t(isUrgent ? 'urgent.title' : 'title')} closeLabel={t('close')}>
      {isUrgent ? (
        <HelpLines onClose={onClose} />
      ) : (
        <ReportForm {...props} onUrgent={() => setUrgent(true)} />
      )}
    </Dialog>
  )
}

function ReportForm({
  kind,
  thing,
  reasons = REPORT_REASONS,
  onClose,
  onUrgent,
}: Props & { onUrgent: () => void }) {
  const t = useReportText()
  const wrongWords = useWordsProblem()
  const form = useForm({
    labels: { reason: t('what'), note: t('note') },
    validate: (data) => ({
      ...(fieldText(data, 'reason') === '' && { reason: t('none') }),
      note: wrongWords(fieldText(data, 'note'), NOTE_MAX),
    }),
    async send(data) {
      const reason = REPORT_REASONS.find((one) => one === fieldText(data, 'reason')) ?? 'other'
      await call(createReport, { body: { kind, thing, reason, note: fieldText(data, 'note') } })
      draft.forget()
      if (URGENT.has(reason)) return onUrgent()
      toast({ title: t('sent') })
      onClose()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  const draft = useDraft(form.props.ref, `report.${kind}.${thing}`)
  return (
    <form {...form.props} className="grid gap-4">
      <RadioGroup
        legend={t('what')}
        name="reason"
        error={form.errors.reason}
        options={reasons.map((value) => ({ value, text: t(`reasons.${value}`) }))}
      />
      <Textarea name="note" label={t('note')} error={form.errors.note} rows={2} limit={NOTE_MAX} />
      <DraftNote {...draft} />
      <p className="text-sm text-ink-2">{t('who')}</p>
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('send')} busy={form.busy && t('sending')} />
    </form>
  )
}

function HelpLines({ onClose }: { onClose: () => void }) {
  const t = useReportText()
  return (
    <div className="grid gap-4">
      <p role="status">{t('urgent.text')}</p>
      <LineList />
      <p className="text-sm text-ink-2">{t('urgent.crisis')}</p>
      <Button look="river" onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  )
}

import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { REPORT_NOTE_MAX, REPORT_REASONS, reportOpportunity } from '../../contract/member.endpoints.ts'
import { useText } from '../use-text.ts'
import { useMember } from './member-provider.tsx'

export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('report.title')} closeLabel={t('close')}>
      <ReportForm onClose={onClose} />
    </Dialog>
  )
}

function ReportForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { id } = useMember()
  const form = useForm({
    labels: { reason: t('report.title'), note: t('report.note') },
    validate: (data) => (fieldText(data, 'reason') === '' ? { reason: t('report.none') } : {}),
    async send(data) {
      const reason = REPORT_REASONS.find((one) => one === fieldText(data, 'reason')) ?? 'other'
      await call(reportOpportunity, { params: { id }, body: { reason, note: fieldText(data, 'note') } })
      toast({ title: t('report.sent') })
      onClose()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <RadioGroup
        legend={t('report.title')}
        name="reason"
        error={form.errors.reason}
        options={REPORT_REASONS.map((value) => ({ value, text: t(`report.reasons.${value}`) }))}
      />
      <Textarea name="note" label={t('report.note')} rows={2} maxLength={REPORT_NOTE_MAX} />
      <FormProblem text={form.problem} />
      <Button type="submit" look="river" busy={form.busy && t('report.sending')}>
        {t('report.send')}
      </Button>
    </form>
  )
}

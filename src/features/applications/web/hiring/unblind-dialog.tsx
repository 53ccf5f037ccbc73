import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { updateBoard, REASON_MAX, REASON_MIN } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from './use-hiring-text.ts'

type Props = { opportunity: string; onClose: () => void; onDone: () => void }

/** Asks why the names have to be shown, and says who will know. */
export function UnblindDialog({ opportunity, onClose, onDone }: Props) {
  const t = useHiringText()
  const form = useForm({
    labels: { reason: t('unblind.reason') },
    validate: (data): { reason?: string } =>
      fieldText(data, 'reason').trim().length < REASON_MIN ? { reason: t('unblind.needed') } : {},
    async send(data) {
      const reason = fieldText(data, 'reason')
      await call(updateBoard, { params: { id: opportunity }, body: { blind: false, reason } })
      onDone()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <Dialog open onClose={onClose} title={t('unblind.title')} closeLabel={t('close')}>
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <p className="text-ink-2">{t('unblind.text')}</p>
        <Textarea
          name="reason"
          label={t('unblind.reason')}
          help={t('unblind.help')}
          rows={3}
          limit={REASON_MAX}
          error={form.errors.reason}
        />
        <FormProblem text={form.problem} />
        <FormFoot
          onCancel={onClose}
          act={t('unblind.submit')}
          look="harm"
          busy={form.busy && t('unblind.busy')}
        />
      </form>
    </Dialog>
  )
}

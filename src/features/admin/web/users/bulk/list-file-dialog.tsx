import { fillPath } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { EXPORTED_MAX, exportUsers } from '../../../contract/bulk.endpoints.ts'
import { REASON_LIMIT } from '../../../contract/reason.ts'
import { useBulkText } from './use-bulk-text.ts'

type Props = {
  count: number
  /** Undefined: all under the conditions. */
  users: readonly string[] | undefined
  conditions: Readonly<Record<string, string>>
  onClose: () => void
}

/** Takes the list along as a file, with a reason for the log. */
export function ListFileDialog(props: Props) {
  const t = useBulkText()
  const locale = useLocale()
  const { count, onClose } = props
  return (
    <Dialog open onClose={onClose} title={t('file.title', { count })} closeLabel={t('close')}>
      <p className="text-sm text-ink-2">
        {t('file.text')}{' '}
        {count > EXPORTED_MAX && t('file.most', { count: formatNumber(EXPORTED_MAX, locale) })}
      </p>
      <FileForm {...props} />
    </Dialog>
  )
}

function FileForm({ users, conditions, onClose }: Props) {
  const t = useBulkText()
  const form = useForm({
    labels: { reason: t('file.reason') },
    validate: (data) => ({
      ...(fieldText(data, 'reason') === '' && { reason: t('suspension.reasonNeeded') }),
    }),
    async send(data) {
      const format = SHEET_FORMATS.find((one) => one === fieldText(data, 'format')) ?? 'xlsx'
      const answer = await request(fillPath(exportUsers.path, { format }), {
        method: exportUsers.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...(users ? { users } : conditions),
          reason: fieldText(data, 'reason'),
        }),
      })
      saveFile({ content: await answer.blob(), name: `Zamah.${format}` })
      toast({ title: t('file.done') })
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="mt-1 grid grid-cols-1 gap-4">
      <Textarea
        name="reason"
        label={t('file.reason')}
        help={t('file.reasonHelp')}
        error={form.errors.reason}
        rows={2}
        maxLength={REASON_LIMIT}
        required
      />
      <RadioGroup
        legend={t('file.format')}
        name="format"
        defaultValue="xlsx"
        options={SHEET_FORMATS.map((value) => ({ value, text: t(`file.${value}`) }))}
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('file.act')} busy={form.busy && t('busy')} />
    </form>
  )
}

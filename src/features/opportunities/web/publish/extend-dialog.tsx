import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { fromLocal, toLocal } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { updateDeadline } from '../../contract/editing.endpoints.ts'
import { useEdited, useEditedStore } from '../edit/use-edited.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { deadline: string; onClose: () => void }

/** Asks for the new deadline of an opportunity. */
export function ExtendDialog(props: Props) {
  const t = useEditorText()
  return (
    <Dialog open onClose={props.onClose} title={t('publish.extend')} closeLabel={t('close')}>
      <ExtendForm {...props} />
    </Dialog>
  )
}

function ExtendForm({ deadline, onClose }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { id } = useEdited()
  const before = new Date(deadline)
  const momentIn = (data: FormData) => fromLocal(fieldText(data, 'newDeadline').slice(0, 16))
  const form = useForm({
    labels: { newDeadline: t('publish.newDeadline') },
    validate(data) {
      const moment = momentIn(data)
      const isLater = moment && moment > before && moment.getTime() > Date.now()
      return isLater ? {} : { newDeadline: t('publish.deadlineNeeded') }
    },
    async send(data) {
      const body = { deadline: momentIn(data)?.toISOString() ?? '' }
      const answer = await call(updateDeadline, { params: { id }, body })
      store.change(() => answer)
      toast({ title: t('publish.extended') })
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">{t('publish.extendText')}</p>
      <TextInput
        name="newDeadline"
        type="datetime-local"
        label={t('publish.newDeadline')}
        help={t('publish.extendNow', { date: formatDate(before, locale), time: formatTime(before) })}
        defaultValue={toLocal(before)}
        required
        error={form.errors.newDeadline}
      />
      <FormProblem text={form.problem} />
      <FormFoot
        onCancel={onClose}
        act={t('publish.extend')}
        look="key"
        busy={form.busy && t('publish.extending')}
      />
    </form>
  )
}

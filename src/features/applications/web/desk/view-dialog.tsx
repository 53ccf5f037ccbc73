import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  createView,
  type DeskView,
  listViews,
  updateView,
  VIEW_NAME_MAX,
  type ViewConditions,
} from '../../contract/views.endpoints.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'

type Props = {
  opportunity: string
  /** Undefined for a new one. */
  view: DeskView | undefined
  conditions: ViewConditions
  decides: boolean
  onClose: () => void
}

/** Names a view, or gives it another name. */
export function ViewDialog(props: Props) {
  const t = useHiringText()
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(props.view ? 'views.rename' : 'views.save')}
      closeLabel={t('close')}
    >
      <ViewForm {...props} />
    </Dialog>
  )
}

function ViewForm({ opportunity, view, conditions, decides, onClose }: Props) {
  const t = useHiringText()
  const queries = useQueryClient()
  const params = { id: opportunity }
  const form = useForm({
    labels: { name: t('views.name') },
    validate: (data): { name?: string } =>
      fieldText(data, 'name').trim() === '' ? { name: t('views.needed') } : {},
    async send(data) {
      const name = fieldText(data, 'name')
      if (view) await call(updateView, { params: { ...params, view: view.id }, body: { name } })
      else {
        const body = { name, everybody: data.get('everybody') !== null, conditions }
        await call(createView, { params, body })
      }
      await queries.invalidateQueries({ queryKey: endpointKey(listViews, { params }) })
      toast({ title: t(view ? 'views.renamed' : 'views.saved') })
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      {!view && <p className="text-sm text-ink-2">{t('views.text')}</p>}
      <TextInput
        name="name"
        label={t('views.name')}
        maxLength={VIEW_NAME_MAX}
        defaultValue={view?.name}
        error={form.errors.name}
      />
      {!view && decides && <Checkbox name="everybody" label={t('views.everybody')} />}
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('decision.save')} look="key" busy={form.busy && t('views.busy')} />
    </form>
  )
}

import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { NOTE_MAX } from '../../contract/kinds.ts'
import { type ListedEntry, listWords, saveWord } from '../../contract/words.endpoints.ts'
import { useWordsText } from '../use-words-text.ts'
import { useReasonProblem } from './use-reason-problem.ts'
import { changeOf } from './change-of.ts'

/** Switches a word off or on, or removes it from its list, with the reason for the log. */
export function ChangeDialog({ entry, onClose }: { entry: ListedEntry; onClose: () => void }) {
  const t = useWordsText()
  const { act } = useAct({ refresh: [listWords.path], failed: t('failed') })
  const wrongReason = useReasonProblem()
  const { sign, language, word, form: shape, isOn } = entry
  const change = changeOf(entry)
  const form = useForm({
    labels: { reason: t('add.reason') },
    validate: (data) => ({ reason: wrongReason(fieldText(data, 'reason')) }),
    async send(data) {
      const reason = fieldText(data, 'reason')
      const body = { sign, language, word, form: shape, isOn: !isOn, reason }
      if (await act(() => call(saveWord, { body }), t('saved'))) onClose()
    },
    explain: () => undefined,
  })
  return (
    <Dialog open onClose={onClose} title={t(`change.${change}`, { word })} closeLabel={t('change.close')}>
      <form {...form.props} className="grid gap-4">
        <Textarea
          name="reason"
          label={t('add.reason')}
          help={t('add.reasonHelp')}
          error={form.errors.reason}
          rows={2}
          limit={NOTE_MAX}
        />
        <FormFoot
          onCancel={onClose}
          act={t(`acts.${change}`)}
          look={change === 'on' ? 'river' : 'harm'}
          busy={form.busy && t('add.saving')}
        />
      </form>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { REASON_MAX } from '../../contract/kinds.ts'
import { endMentorship, type Work } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; skills: Work['skills']; onClose: () => void }

/** Asks before it ends; a mentor says what the member can do now. */
export function EndDialog(props: Props) {
  const t = useMemberText()
  return (
    <Dialog open onClose={props.onClose} title={t('work.endTitle')} closeLabel={t('close')}>
      <EndForm {...props} />
    </Dialog>
  )
}

function EndForm({ id, skills, onClose }: Props) {
  const t = useMemberText()
  const locale = useLocale()
  const queries = useQueryClient()
  const form = useForm({
    labels: { reason: t('work.endReason') },
    validate: () => ({}),
    async send(data) {
      const chosen = skills.map((skill) => skill.id).filter((skill) => data.getAll('skills').includes(skill))
      await call(endMentorship, {
        params: { id },
        body: { reason: fieldText(data, 'reason'), skills: chosen },
      })
      toast({ title: t('work.ended') })
      onClose()
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/mentorship'),
      })
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">{t('work.endText')}</p>
      {skills.length > 0 && (
        <ChoiceGroup legend={t('work.endSkills')} help={t('work.endSkillsHelp')}>
          {skills.map((skill) => (
            <Checkbox
              key={skill.id}
              name="skills"
              value={skill.id}
              label={readText(skill.name, locale).text}
            />
          ))}
        </ChoiceGroup>
      )}
      <Textarea
        name="reason"
        label={t('work.endReason')}
        rows={3}
        limit={REASON_MAX}
        error={form.errors.reason}
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('work.end')} look="harm" busy={form.busy && t('busy')} />
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Level } from '../../contract/coverage.ts'
import { saveLearning } from '../../contract/demand.endpoints.ts'
import type { PathStep } from '../../contract/shapes.ts'
import { useName } from '../use-name.ts'
import { useRecount } from '../use-analytics.ts'
import { useText } from '../use-text.ts'

/** Asks at which level a learnt skill is added to the profile. */
export function LearntDialog({ step, onClose }: { step: PathStep; onClose: () => void }) {
  const t = useText()
  const skill = useName().of(step.skill)
  const recount = useRecount()
  const [level, setLevel] = useState<Level>('independent')
  const save = useMutation({
    mutationFn: () =>
      call(saveLearning, { params: { skill: step.skill.id }, body: { state: 'learnt', level } }),
    async onSuccess() {
      await recount()
      onClose()
      toast({ title: t('path.saved', { skill }) })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('path.dialogTitle', { skill })}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('path.save')}
          onAct={() => save.mutate()}
          busy={save.isPending && t('path.saving')}
        />
      }
    >
      <p className="text-sm text-ink-2">{t('path.dialogText')}</p>
      <Select
        name="level"
        label={t('path.level')}
        value={level}
        options={SKILL_LEVELS.map((value) => ({ value, text: t(`levels.${value}`) }))}
        onChange={(event) => setLevel(event.target.value as Level)}
      />
      <FormProblem text={save.error ? errorText(save.error, t('general')) : undefined} />
    </Dialog>
  )
}

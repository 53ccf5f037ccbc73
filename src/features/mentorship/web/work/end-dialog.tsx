import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { REASON_MAX } from '../../contract/kinds.ts'
import { endMentorship, type Work } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; skills: Work['skills']; onClose: () => void }

/** Ends a mentorship; a mentor says what the member can do now. */
export function EndDialog({ id, skills, onClose }: Props) {
  const t = useMemberText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: ['/api/mentorship'], failed: t('general') })
  const [choices, setChoices] = useState<readonly string[]>([])
  return (
    <ReasonDialog
      draft={`mentorship.end.${id}`}
      title={t('work.endTitle')}
      closeLabel={t('close')}
      act={t('work.end')}
      busy={busy && t('busy')}
      reason={{ label: t('work.endReason'), most: REASON_MAX }}
      onAct={(reason) =>
        act(
          () => call(endMentorship, { params: { id }, body: { reason, skills: [...choices] } }),
          t('work.ended'),
        )
      }
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('work.endText')}</p>
      {skills.length > 0 && (
        <ChoiceGroup legend={t('work.endSkills')} help={t('work.endSkillsHelp')}>
          {skills.map(({ id: skill, name }) => (
            <Checkbox
              key={skill}
              name="skills"
              label={readText(name, locale).text}
              checked={choices.includes(skill)}
              onChange={({ currentTarget: { checked } }) =>
                setChoices((before) =>
                  checked ? [...before, skill] : before.filter((other) => other !== skill),
                )
              }
            />
          ))}
        </ChoiceGroup>
      )}
    </ReasonDialog>
  )
}

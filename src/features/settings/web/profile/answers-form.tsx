import { useState } from 'react'
import { interestNames } from '#features/account/contract/interest-names.ts'
import {
  GENDERS,
  type Gender,
  INTERESTS,
  type Interest,
} from '#features/account/contract/onboarding.endpoints.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { ChoiceNote } from '../frame/choice-note.tsx'
import { useChoices } from '../use-choices.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'

/** The answers of the onboarding; each choice saves at once. */
export function AnswersForm() {
  const t = useText()
  const locale = useLocale()
  const { profile } = useSettings()
  const { reloadProfile } = useSession()
  // Texts that address the member use the new form at once.
  const { state, save } = useChoices('profile', ({ gender }) => {
    if (gender) void reloadProfile()
  })
  const [isEmpty, setEmpty] = useState(false)
  const interests = profile.interests

  function toggle(interest: Interest) {
    const next = interests.includes(interest)
      ? interests.filter((one) => one !== interest)
      : [...interests, interest]
    setEmpty(next.length === 0)
    if (next.length > 0) save({ interests: next })
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div id="gender" tabIndex={-1}>
        <RadioGroup
          legend={t('profile.gender')}
          name="gender"
          inline
          help={t('profile.genderHelp')}
          value={profile.gender ?? ''}
          onChange={(value) => save({ gender: value as Gender })}
          options={GENDERS.map((value) => ({ value, text: t(`profile.genders.${value}`) }))}
        />
      </div>
      <div id="interests" tabIndex={-1}>
        <ChoiceGroup
          legend={t('profile.interests')}
          help={t('profile.interestsHelp')}
          error={isEmpty && t('profile.lastInterest')}
          className="flex flex-wrap gap-2"
        >
          {INTERESTS.map((interest) => (
            <Pick key={interest} pressed={interests.includes(interest)} onClick={() => toggle(interest)}>
              {interestNames[interest][locale]}
            </Pick>
          ))}
        </ChoiceGroup>
      </div>
      <ChoiceNote state={state} />
    </div>
  )
}

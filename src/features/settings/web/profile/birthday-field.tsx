import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ChoiceNote } from '../frame/choice-note.tsx'
import { useChoices } from '../use-choices.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'

/** The date of birth; saved when it is complete and the field loses focus. */
export function BirthdayField() {
  const t = useText()
  const { profile } = useSettings()
  const { state, save } = useChoices('profile')
  return (
    <div id="born" tabIndex={-1} className="grid gap-2 pb-2">
      <TextInput
        // The field shows changes from other devices, and keeps text being typed here.
        key={profile.bornOn}
        type="date"
        name="bornOn"
        label={t('profile.born')}
        help={t('profile.bornHelp')}
        autoComplete="bday"
        className="sm:max-w-64"
        defaultValue={profile.bornOn ?? ''}
        onBlur={({ target: { value, validity } }) => {
          const bornOn = value === '' ? null : value
          if (!validity.badInput && bornOn !== profile.bornOn) save({ bornOn })
        }}
      />
      <ChoiceNote state={state} />
    </div>
  )
}

import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { SaveNote } from '../frame/save-note.tsx'
import { useAutosave } from '../use-autosave.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'

/** The day of birth; kept when the whole of it stands there and the field is left. */
export function BirthdayField() {
  const t = useText()
  const { profile } = useSettings()
  const { state, save } = useAutosave('profile')
  return (
    <div id="born" tabIndex={-1} className="grid gap-2 pb-2">
      <TextInput
        // What another device has written shows; what is being typed here stays.
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
      <SaveNote state={state} />
    </div>
  )
}

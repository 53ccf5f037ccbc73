import { type ChangeEvent, Suspense, useMemo, useState } from 'react'
import { isConflict } from '#platform/web/api/api-error.ts'
import { NAME_MAX } from '#features/account/contract/inputs.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { restOfError } from '../frame/field-refusals.ts'
import { ChoiceNote } from '../frame/choice-note.tsx'
import { savePart } from '../save-part.ts'
import { useSettings, useSettingsStore } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { parsePhone } from './parse-phone.ts'
import { type Texts, useTextInputs } from './use-text-inputs.ts'

// Rarely needed, and the bundle of the settings has little room.
const DraftNote = lazyPart(async () => (await import('#platform/web/forms/draft-note.tsx')).DraftNote)

/** Names and phone: typed, reviewed, then saved. */
export function NamesForm() {
  const t = useText()
  const store = useSettingsStore()
  const session = useSession()
  const { profile } = useSettings()
  const { firstName, lastName, phoneNumber } = profile
  const saved = useMemo(
    () => ({ firstName, lastName, phoneNumber: phoneNumber ?? '' }),
    [firstName, lastName, phoneNumber],
  )
  const inputs = useTextInputs(saved)
  const [savedAt, setSavedAt] = useState<Date>()
  const labels = {
    firstName: t('profile.firstName'),
    lastName: t('profile.lastName'),
    phoneNumber: t('profile.phone'),
  }
  const form = useForm({
    labels,
    validate: (data) => ({
      ...(fieldText(data, 'firstName') === '' && { firstName: t('required') }),
      ...(fieldText(data, 'lastName') === '' && { lastName: t('required') }),
      ...(parsePhone(fieldText(data, 'phoneNumber')) === undefined && {
        phoneNumber: t('profile.phoneWrong'),
      }),
    }),
    async send(data) {
      const change = {
        firstName: fieldText(data, 'firstName'),
        lastName: fieldText(data, 'lastName'),
        phoneNumber: parsePhone(fieldText(data, 'phoneNumber')) ?? null,
      }
      const answer = await savePart({ part: 'profile', change, version: store.read()?.profile.version })
      store.update('profile', () => answer)
      inputs.settle()
      setSavedAt(new Date())
      await session.reloadProfile()
    },
    explain: (error) => (isConflict(error) ? undefined : restOfError(error, t('general'))),
    onFailure: (error) => isConflict(error) && void store.reload(),
  })
  const field = (name: keyof Texts) => ({
    name,
    label: labels[name],
    error: form.errors[name],
    value: inputs.texts[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => inputs.type({ [name]: event.target.value }),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <FormSummary {...form.summary} />
      {inputs.overtaken ? (
        <Overtaken saved={saved} onTake={inputs.settle} />
      ) : (
        inputs.restored && <Restored onDiscard={inputs.settle} />
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
        <TextInput {...field('firstName')} autoComplete="given-name" maxLength={NAME_MAX} required />
        <TextInput {...field('lastName')} autoComplete="family-name" maxLength={NAME_MAX} required />
      </div>
      <TextInput
        {...field('phoneNumber')}
        id="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        help={t('profile.phoneHelp')}
      />
      <FormProblem text={form.problem} />
      <Suspense fallback={null}>
        {inputs.device === 'full' && <DraftNote device="full" restored={false} />}
      </Suspense>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="river" busy={form.busy && t('saving.busy')}>
          {t('profile.save')}
        </Button>
        {inputs.dirty ? (
          <p className="text-xs text-ink-2">{t('profile.unsaved')}</p>
        ) : (
          <ChoiceNote state={savedAt ? { kind: 'saved', at: savedAt } : { kind: 'idle' }} />
        )}
      </div>
    </form>
  )
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  const t = useText()
  return (
    <Note tone="sun" live>
      <p>{t('profile.restored')}</p>
      <Button small onClick={onDiscard} className="mt-2">
        {t('profile.discard')}
      </Button>
    </Note>
  )
}

function Overtaken({ saved, onTake }: { saved: Texts; onTake: () => void }) {
  const t = useText()
  const name = `${saved.firstName} ${saved.lastName}`
  return (
    <Note tone="sun" live>
      <p>{t('profile.conflict', { name, phone: saved.phoneNumber || t('profile.noPhone') })}</p>
      <Button small onClick={onTake} className="mt-2">
        {t('profile.theirs')}
      </Button>
    </Note>
  )
}

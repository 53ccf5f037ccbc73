import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { type FieldErrors, useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { areHours } from '../../contract/availability.ts'
import { ABOUT_MAX, FORMATS, LANGUAGES, TOPICS } from '../../contract/kinds.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import { type OwnMentor, saveOwnMentor, submitOwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'
import { PlaceFields } from './place-fields.tsx'
import { SkillsField } from './skills-field.tsx'
import { TimeFields } from './time-fields.tsx'
import { deviceZone } from '../member/device-zone.ts'

type FieldName = 'about' | 'topics' | 'languages' | 'formats' | 'town' | 'link' | 'weekly'
export type PartProps = {
  profile: MentorProfile
  errors: FieldErrors<FieldName>
  edit: (change: Partial<MentorProfile>) => void
}

/** The whole profile in one form; it is sent when its owner says so. */
export function ProfileForm({ own }: { own: OwnMentor }) {
  const t = useMemberText()
  const words = useText()
  const queries = useQueryClient()
  const [profile, setProfile] = useState<MentorProfile>(() =>
    own.state === null ? { ...own.profile, zone: deviceZone() } : own.profile,
  )
  const [version, setVersion] = useState(own.version)
  const [isFinal, setFinal] = useState(false)
  const edit = (change: Partial<MentorProfile>) => setProfile((now) => ({ ...now, ...change }))

  const form = useForm<FieldName>({
    labels: {
      about: t('own.about'),
      topics: t('own.topics'),
      languages: t('own.languages'),
      formats: t('own.formats'),
      town: t('own.town'),
      link: t('own.link'),
      weekly: t('own.weekly'),
    },
    validate() {
      const isWrong = [1, 2, 3, 4, 5, 6, 7].some(
        (day) => !areHours(profile.weekly.filter((one) => one.day === day)),
      )
      return {
        ...(isWrong && { weekly: t('own.hoursWrong') }),
        ...(profile.link !== '' && !profile.link.startsWith('https://') && { link: t('own.linkWrong') }),
      }
    },
    async send(data) {
      const isSubmission = data.get('act') === 'submit'
      setFinal(isSubmission)
      try {
        const saved = await call(saveOwnMentor, { body: profile, ifMatch: `"${version}"` })
        setVersion(saved.version)
        if (isSubmission) setVersion((await call(submitOwnMentor, {})).version)
        toast({ title: t(isSubmission ? 'own.submitted' : 'own.saved') })
      } finally {
        await queries.invalidateQueries({ queryKey: ['/api/mentorship/profile'] })
      }
    },
    explain: (error) => errorText(error, t('general')),
  })
  const { errors } = form
  const props = { profile, errors, edit }
  const isNew = own.state === null || own.state === 'draft' || own.state === 'returned'
  return (
    <form {...form.props} className="grid gap-8">
      <FieldGroup title={t('own.about')}>
        <BilingualField
          name="about"
          label={t('own.about')}
          help={t('own.aboutHelp')}
          value={profile.about}
          limit={ABOUT_MAX}
          rows={5}
          errors={errors.about ? { 'about.bhs': errors.about } : {}}
          onChange={(about) => edit({ about })}
        />
        <Choices
          name="topics"
          legend={t('own.topics')}
          options={TOPICS.map((value) => ({ value, text: words(`topics.${value}`) }))}
          error={errors.topics}
          values={profile.topics}
          onChange={(topics) => edit({ topics })}
        />
        <SkillsField {...props} names={own.skillNames} />
        <Choices
          name="languages"
          legend={t('own.languages')}
          options={LANGUAGES.map((value) => ({ value, text: words(`languages.${value}`) }))}
          error={errors.languages}
          values={profile.languages}
          onChange={(languages) => edit({ languages })}
        />
        <Choices
          name="formats"
          legend={t('own.formats')}
          options={FORMATS.map((value) => ({ value, text: words(`formats.${value}`) }))}
          error={errors.formats}
          values={profile.formats}
          onChange={(formats) => edit({ formats })}
        />
      </FieldGroup>
      <PlaceFields {...props} />
      <TimeFields {...props} />
      <Checkbox
        name="minors"
        label={t('own.minors')}
        help={t('own.minorsHelp')}
        checked={profile.minors}
        onChange={(event) => edit({ minors: event.target.checked })}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={isNew ? 'line' : 'key'} busy={form.busy && !isFinal && t('busy')}>
          {t('own.save')}
        </Button>
        {isNew && (
          <Button type="submit" name="act" value="submit" look="key" busy={form.busy && isFinal && t('busy')}>
            {t('own.submit')}
          </Button>
        )}
      </div>
    </form>
  )
}

type ChoicesProps<V extends string> = {
  name: string
  legend: string
  options: readonly { value: V; text: string }[]
  values: readonly V[]
  error: string | undefined
  onChange: (values: V[]) => void
}

function Choices<V extends string>({ name, legend, options, values, error, onChange }: ChoicesProps<V>) {
  return (
    <ChoiceGroup legend={legend} error={error} className="grid gap-x-6 sm:grid-cols-2">
      {options.map(({ value, text }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={text}
          checked={values.includes(value)}
          onChange={(event) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === value ? event.target.checked : values.includes(one))),
            )
          }
        />
      ))}
    </ChoiceGroup>
  )
}

import { byLetters } from '#platform/contract/letter-order.ts'
import { X } from 'lucide-react'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { CURRENCIES, type NoticeForm } from '../../contract/notices.endpoints.ts'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import { useText } from '../use-text.ts'
import type { NoticeInput } from './notice-input.ts'

type Name = 'title' | 'organisationName' | 'date' | 'amountMin' | 'amountMax' | 'vacancies'
type Props = {
  written: NoticeInput
  errors: Partial<Record<Name, string>>
  change: (changes: Partial<NoticeInput>) => void
  /** The organisation, where it is fixed. */
  organisation: string | undefined
}

const PLACES = municipalities
  .map(({ id, latin, area }) => ({ value: id, text: `${latin} (${area})` }))
  .sort((a, b) => byLetters(a.text, b.text))

/** The facts of a notice, for correction. */
export function FactFields({ written, errors, change, organisation }: Props) {
  const t = useText()
  const text = (name: Exclude<keyof NoticeInput, 'skills' | 'kind' | 'municipality' | 'currency'>) => ({
    name,
    label: t(`fields.${name}`),
    value: written[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    ...(name in errors && { error: errors[name as Name] }),
  })
  return (
    <>
      <Select
        name="kind"
        label={t('fields.kind')}
        value={written.kind}
        options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        onChange={(event) => change({ kind: event.target.value as NoticeForm['kind'] })}
      />
      <TextInput {...text('title')} maxLength={140} />
      {organisation === undefined && <TextInput {...text('organisationName')} maxLength={160} />}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select
          name="municipality"
          label={t('fields.municipality')}
          value={written.municipality ?? ''}
          empty={t('noMunicipality')}
          options={PLACES}
          onChange={(event) =>
            change({ municipality: (event.target.value || null) as NoticeForm['municipality'] })
          }
        />
        <TextInput {...text('place')} help={t('placeHelp')} maxLength={80} />
        <TextInput {...text('date')} type="date" />
        <TextInput {...text('time')} type="time" help={t('timeHelp')} />
        <TextInput {...text('amountMin')} inputMode="decimal" help={t('amountHelp')} maxLength={40} />
        <TextInput {...text('amountMax')} inputMode="decimal" maxLength={40} />
        <Select
          name="currency"
          label={t('fields.currency')}
          value={written.currency ?? ''}
          empty={t('noCurrency')}
          options={CURRENCIES.map((value) => ({ value, text: value === 'BAM' ? 'KM' : value }))}
          onChange={(event) => change({ currency: (event.target.value || null) as NoticeForm['currency'] })}
        />
        <TextInput {...text('vacancies')} inputMode="numeric" maxLength={4} />
      </div>
      <Skills skills={written.skills} onChange={(skills) => change({ skills })} />
    </>
  )
}

function Skills({
  skills,
  onChange,
}: {
  skills: NoticeInput['skills']
  onChange: (skills: NoticeInput['skills']) => void
}) {
  const t = useText()
  return (
    <fieldset className="grid grid-cols-1 gap-2" data-evidence="skills">
      <legend className="mb-1 text-sm font-strong">{t('fields.skills')}</legend>
      {skills.length === 0 && <p className="text-sm text-ink-2">{t('noSkills')}</p>}
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ id, label }) => (
          <li key={id} className="flex max-w-full items-center rounded-control bg-sunken pl-3 text-sm">
            <span className="min-w-0 break-words">{label}</span>
            <IconButton
              icon={<X aria-hidden />}
              label={t('removeSkill', { skill: label })}
              onClick={() => onChange(skills.filter((skill) => skill.id !== id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

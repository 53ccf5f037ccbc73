import { Suspense } from 'react'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { byLetters } from '#platform/contract/letter-order.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { FormInput } from '../../contract/rules/answers.ts'
import type { Field } from '../../contract/rules/field.ts'
import { WORDS_MAX } from '../../contract/rules/read-answer.ts'
import { useText } from '../use-text.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { FileControl, type Sender } from './file-control.tsx'
import { MatrixControl, RankingControl } from './grid-controls.tsx'
import { scaleOf } from './scale-of.ts'

const PrefillButton = lazyPart(async () => (await import('./prefill-button.tsx')).PrefillButton)

export type ControlProps = {
  field: Field
  typed: FormInput
  required: boolean
  error: string | undefined
  /** The result of a calculated field. */
  sum?: string | undefined
  /** Whether the person has an account, which may be put into fields by a press. */
  hasAccount?: boolean
  /** How its files are sent; a trial has none. */
  sender?: Sender | undefined
}

const INPUTS = {
  short: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
  amount: { inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date' },
  signature: { autoComplete: 'name' },
} as const

/** The control of one field, as it works without script too: what stands in it is read when the form is sent. */
export function FieldControl({ field, typed, required, error, sum, hasAccount, sender }: ControlProps) {
  const t = useText()
  const locale = useLocale()
  const { id, kind, options } = field
  const label = useLabel(field, required)
  const text = readText(field.help, locale).text
  const help = text || (kind === 'signature' ? t('signatureHelp') : kind === 'skills' ? t('skillsHelp') : '')
  const labelProps = { label, ...(help && { help }), ...(error && { error }) }
  const legendProps = { legend: label, ...(help && { help }), ...(error && { error }) }
  const [first] = typed[id] ?? []
  const common = { id, name: id, ...(required && { 'aria-required': true }) }
  const aside = hasAccount &&
    field.prefill && {
      aside: (
        <Suspense>
          <PrefillButton id={id} prefill={field.prefill} />
        </Suspense>
      ),
    }
  switch (kind) {
    case 'section':
      return (
        <div className="border-t border-line pt-5">
          <h2 className="text-lg">{label}</h2>
          {help && <p className="mt-1 text-sm whitespace-pre-line text-ink-2">{help}</p>}
        </div>
      )
    case 'calculated':
      return (
        <p className="flex justify-between gap-4 border-y border-line py-3">
          <span>{label}</span>
          <output className="font-strong tabular-nums">{sum}</output>
        </p>
      )
    case 'long':
      return (
        <Textarea
          {...common}
          {...labelProps}
          rows={5}
          limit={field.max ?? WORDS_MAX.long}
          defaultValue={first}
        />
      )
    case 'skills':
      return (
        <Textarea
          {...common}
          {...labelProps}
          {...aside}
          rows={2}
          defaultValue={(typed[id] ?? []).join(', ')}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          {...legendProps}
          name={id}
          options={options.map((one) => ({ value: one.id, text: readText(one.label, locale).text }))}
          {...(first !== undefined && { defaultValue: first })}
        />
      )
    case 'yesno':
      return (
        <RadioGroup
          {...legendProps}
          name={id}
          inline
          options={[
            { value: 'yes', text: t('yes') },
            { value: 'no', text: t('no') },
          ]}
          {...(first !== undefined && { defaultValue: first })}
        />
      )
    case 'scale':
      return (
        <RadioGroup
          {...legendProps}
          name={id}
          inline
          options={scaleOf(field).map((value) => ({ value, text: value }))}
          {...(first !== undefined && { defaultValue: first })}
        />
      )
    case 'choices':
      return (
        <ChoiceGroup {...legendProps} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {options.map((one) => (
            <Checkbox
              key={one.id}
              name={id}
              value={one.id}
              label={readText(one.label, locale).text}
              defaultChecked={typed[id]?.includes(one.id)}
            />
          ))}
        </ChoiceGroup>
      )
    case 'consent':
      return <Checkbox {...common} {...labelProps} value="yes" defaultChecked={first === 'yes'} />
    case 'dropdown':
    case 'municipality':
      return (
        <ChoiceSelect
          {...common}
          {...labelProps}
          {...aside}
          listLabel={readText(field.label, locale).text}
          empty={t('choose')}
          options={kind === 'municipality' ? PLACES : optionsOf(field, locale)}
          defaultValue={first}
        />
      )
    case 'file':
    case 'photo':
      return <FileControl {...legendProps} field={field} sender={sender} />
    case 'ranking':
      return <RankingControl {...legendProps} field={field} typed={typed} />
    case 'matrix':
      return <MatrixControl {...legendProps} field={field} typed={typed} />
    case 'short':
    case 'email':
    case 'phone':
    case 'number':
    case 'amount':
    case 'date':
    case 'signature':
      return (
        <TextInput
          {...common}
          {...labelProps}
          {...INPUTS[kind]}
          {...(kind === 'amount' && { aside: t('currency') })}
          {...aside}
          {...(kind === 'date' && {
            ...(field.from && { min: field.from }),
            ...(field.until && { max: field.until }),
          })}
          defaultValue={first}
        />
      )
    default:
      return null
  }
}

/** The question, and where nothing need be answered, that too. */
function useLabel({ kind, label }: Field, required: boolean) {
  const t = useText()
  const { text } = readText(label, useLocale())
  if (required || kind === 'section' || kind === 'calculated') return text
  return (
    <>
      {text} <span className="font-body text-ink-2">{t('optional')}</span>
    </>
  )
}

const PLACES = municipalities
  .map(({ id, name }) => ({ value: id, text: name }))
  .toSorted((one, other) => byLetters(one.text, other.text))

function optionsOf({ options }: Field, locale: Locale) {
  return options.map(({ id, label }) => ({ value: id, text: readText(label, locale).text }))
}

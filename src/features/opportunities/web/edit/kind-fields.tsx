import { asOption } from './as-option.ts'
import type { ReactNode } from 'react'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Content } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import type { PartProps } from './part-props.ts'

type Labels = 'experienceYears' | 'months' | 'hoursAWeek' | 'trainingHours' | 'equity' | 'coFinancing'

const HOURS = ['full-time', 'part-time', 'shifts', 'flexible'] as const
const LEVELS = ['school', 'bachelor', 'master', 'doctorate', 'any'] as const
const STAGES = ['idea', 'prototype', 'first-sales', 'growth'] as const
const INSTRUMENTS = ['equity', 'loan', 'convertible', 'grant'] as const

/** The fields of this kind only. */
export function KindFields({ content, errors, edit }: PartProps) {
  const t = useEditorText()
  const words = useText()
  const { details } = content
  const change = (part: object) => edit({ details: { ...details, ...part } as Content['details'] })

  function number(name: string, label: Labels, { help, max }: { help?: string; max: number }): ReactNode {
    return (
      <NumberField
        name={`details.${name}`}
        label={t(`fields.${label}`)}
        value={(details as unknown as Record<string, number | null>)[name] ?? null}
        max={max}
        error={errors[`details.${name}`]}
        {...(help && { help })}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }
  function check(name: 'expensesPaid' | 'team', checked: boolean): ReactNode {
    return (
      <Checkbox
        name={`details.${name}`}
        label={t(`fields.${name}`)}
        checked={checked}
        onChange={(event) => change({ [name]: event.target.checked })}
      />
    )
  }
  function both(name: 'certificate' | 'prize' | 'place' | 'forWhom', value: Bilingual): ReactNode {
    return (
      <BilingualField
        name={`details.${name}`}
        label={t(`fields.${name}`)}
        value={value}
        limit={160}
        errors={errors}
        onChange={(text) => change({ [name]: text })}
      />
    )
  }
  function choose<V extends string>(
    name: 'hours' | 'level' | 'stage' | 'instrument' | 'paid',
    value: V | null,
    options: readonly { value: V; text: string }[],
    keep: (choice: V | null) => unknown = (choice) => choice,
  ): ReactNode {
    return (
      <Select
        name={`details.${name}`}
        label={t(`fields.${name}`)}
        empty={t('fields.notSaid')}
        value={value ?? ''}
        options={options}
        onChange={(event) =>
          change({ [name]: keep(options.find((one) => one.value === event.target.value)?.value ?? null) })
        }
      />
    )
  }

  const isWork = 'experienceYears' in details
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 empty:hidden">
        {isWork && (
          <>
            {choose(
              'hours',
              details.hours,
              HOURS.map((value) => ({ value, text: asOption(words(`hours.${value}`)) })),
            )}
            {number('experienceYears', 'experienceYears', { help: t('fields.experienceHelp'), max: 40 })}
            <TextInput
              name="details.licence"
              label={t('fields.licence')}
              value={details.licence}
              maxLength={120}
              onChange={(event) => change({ licence: event.target.value })}
            />
          </>
        )}
        {'paid' in details &&
          choose(
            'paid',
            details.paid === null ? null : details.paid ? 'yes' : 'no',
            [
              { value: 'yes', text: t('fields.yes') },
              { value: 'no', text: t('fields.no') },
            ],
            (choice) => (choice === null ? null : choice === 'yes'),
          )}
        {'level' in details &&
          choose(
            'level',
            details.level,
            LEVELS.map((value) => ({ value, text: words(`levels.${value}`) })),
          )}
        {'months' in details && number('months', 'months', { max: 'level' in details ? 72 : 24 })}
        {'hoursAWeek' in details && number('hoursAWeek', 'hoursAWeek', { max: 60 })}
        {'price' in details && (
          <AmountField
            name="details.price"
            label={t('fields.price')}
            value={details.price}
            max={99_999}
            error={errors['details.price']}
            help={t('fields.priceHelp')}
            onChange={(price) => change({ price })}
          />
        )}
        {'certificate' in details && number('hours', 'trainingHours', { max: 2000 })}
        {'stage' in details && (
          <>
            {choose(
              'stage',
              details.stage,
              STAGES.map((value) => ({ value, text: words(`stages.${value}`) })),
            )}
            {choose(
              'instrument',
              details.instrument,
              INSTRUMENTS.map((value) => ({ value, text: words(`instruments.${value}`) })),
            )}
            {number('equity', 'equity', { max: 100 })}
          </>
        )}
        {'coFinancing' in details && number('coFinancing', 'coFinancing', { max: 100 })}
      </div>
      {'certificate' in details && both('certificate', details.certificate)}
      {'prize' in details && both('prize', details.prize)}
      {'place' in details && both('place', details.place)}
      {'forWhom' in details && both('forWhom', details.forWhom)}
      {'expensesPaid' in details && check('expensesPaid', details.expensesPaid)}
      {'team' in details && check('team', details.team)}
    </div>
  )
}

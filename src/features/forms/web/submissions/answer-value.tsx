import { municipalities } from '#features/places/contract/municipalities.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import {
  FILE_FILTERS,
  FILTER_MAX,
  filterWayOf,
  isBound,
  joinBounds,
  joinPair,
  splitAnswer,
  splitBounds,
  splitPair,
} from '../../contract/answer-filter.ts'
import type { Field } from '../../contract/rules/field.ts'
import { isFile } from '../../contract/rules/kinds.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useText } from '../use-text.ts'
import type { SubmissionFilter } from './use-submission-filter.ts'

type Props = { field: Field; filter: SubmissionFilter }

/** The fields for a condition on one answer. */
export function AnswerValue({ field, filter }: Props) {
  const words = useAnswersText()
  const options = useOptions(field)
  const way = filterWayOf(field.kind)
  const { value } = splitAnswer(filter.answer)
  const set = (next: string) => filter.ask('answer', `${field.id}:${next}`)
  if (way === 'words')
    return (
      <TextInput
        name="answer"
        label={words('contains')}
        value={value}
        maxLength={FILTER_MAX}
        autoComplete="off"
        onChange={({ target }) => set(target.value)}
        className="min-w-44 flex-1"
      />
    )
  if (way === 'option' || way === 'yesno' || way === 'file')
    return (
      <Select
        name="answer"
        label={words('is')}
        empty={words('anyAnswer')}
        value={value}
        options={options}
        onChange={({ target }) => set(target.value)}
        className="max-w-full min-w-44"
      />
    )
  if (way === 'row' || way === 'place') return <PairValue field={field} value={value} onChange={set} />
  return (way === 'figure' || way === 'day') && <BoundsValue way={way} value={value} onChange={set} />
}

type PairProps = { field: Field; value: string; onChange: (value: string) => void }

/** Selects a row of a matrix or a place of a ranking, the first until another is chosen, and the option there. */
function PairValue({ field, value, onChange }: PairProps) {
  const words = useAnswersText()
  const locale = useLocale()
  const options = useOptions(field)
  const parts =
    field.kind === 'matrix'
      ? field.rows.map(({ id, label }) => ({ value: id, text: readText(label, locale).text || id }))
      : field.options.map((_, at) => ({
          value: String(at + 1),
          text: words('placeOf', { place: String(at + 1) }),
        }))
  const { part, option } = splitPair(value)
  const own = part || (parts[0]?.value ?? '')
  return (
    <>
      <Select
        name="part"
        label={words(field.kind === 'matrix' ? 'row' : 'place')}
        value={own}
        options={parts}
        onChange={({ target }) => onChange(joinPair({ part: target.value, option }))}
        className="max-w-full min-w-32"
      />
      <Select
        name="answer"
        label={words('is')}
        empty={words('anyAnswer')}
        value={option}
        options={options}
        onChange={({ target }) => onChange(joinPair({ part: own, option: target.value }))}
        className="max-w-full min-w-44"
      />
    </>
  )
}

type BoundsProps = { way: 'figure' | 'day'; value: string; onChange: (value: string) => void }

function BoundsValue({ way, value, onChange }: BoundsProps) {
  const words = useAnswersText()
  const bounds = splitBounds(value)
  return (['least', 'most'] as const).map((name) => (
    <TextInput
      key={name}
      name={name}
      label={words(`${way}.${name}`)}
      value={bounds[name]}
      {...(way === 'day' ? { type: 'date' } : { inputMode: 'decimal' as const, autoComplete: 'off' })}
      {...(!isBound(way, bounds[name]) && { error: words('noFigure') })}
      maxLength={20}
      onChange={({ target }) =>
        onChange(joinBounds({ ...bounds, [name]: target.value.trim().replace('−', '-') }))
      }
      className="min-w-32 flex-1 sm:max-w-44"
    />
  ))
}

/** A photo is always a picture. */
const filesOf = ({ kind }: Field) => (kind === 'photo' ? (['any', 'none'] as const) : FILE_FILTERS)

function useOptions(field: Field): { value: string; text: string }[] {
  const t = useText()
  const words = useAnswersText()
  const locale = useLocale()
  if (isFile(field.kind)) return filesOf(field).map((value) => ({ value, text: words(`files.${value}`) }))
  if (filterWayOf(field.kind) === 'yesno')
    return (field.kind === 'consent' ? (['yes'] as const) : (['yes', 'no'] as const)).map((value) => ({
      value,
      text: t(value),
    }))
  if (field.kind === 'municipality') return municipalities.map(({ id, name }) => ({ value: id, text: name }))
  return field.options.map(({ id, label }) => ({ value: id, text: readText(label, locale).text || id }))
}

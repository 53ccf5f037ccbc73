import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FILES_MAX } from '../../contract/files.ts'
import type { Field } from '../../contract/rules/field.ts'
import { isTyped } from '../../contract/rules/kinds.ts'
import { faultText } from '../form/fault-text.ts'
import { useText } from '../use-text.ts'
import { Box, PaperAnswer } from './paper-answer.tsx'
import { usePaperText } from './use-paper-text.ts'

type Props = {
  field: Field
  numbers: ReadonlyMap<string, number>
  notes: readonly string[]
  /** Nothing ever demands an answer. */
  optional: boolean
}

/** One question with its number, what to keep in mind, and room to answer. */
export function PaperQuestion({ field, numbers, notes, optional }: Props) {
  const words = useText()
  const locale = useLocale()
  const hints = useHints(field, numbers)
  const { kind, label, help } = field
  const text = readText(label, locale).text
  const lines = [...notes, ...readText(help, locale).text.split('\n'), ...hints].filter(Boolean)
  if (kind === 'section')
    return (
      <div className="break-after-avoid border-t border-ink pt-4">
        <h2 className="text-lg">{text}</h2>
        <SmallPrint lines={lines} />
      </div>
    )
  return (
    <div className="grid break-inside-avoid gap-2">
      <p className="flex items-baseline gap-2 font-strong">
        {kind === 'consent' && <Box />}
        <span className="min-w-0">
          {numbers.get(field.id)}. {text}
          {optional && isTyped(kind) && <span className="font-body text-ink-2"> ({words('optional')})</span>}
        </span>
      </p>
      <SmallPrint lines={lines} />
      <PaperAnswer field={field} />
    </div>
  )
}

export function SmallPrint({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="text-sm">
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  )
}

/** How to answer on paper, with the bounds that the online form would hold. */
function useHints(field: Field, numbers: ReadonlyMap<string, number>): string[] {
  const t = usePaperText()
  const words = useText()
  const locale = useLocale()
  const { kind, min, max, from, until, options } = field
  const bound = (code: Parameters<typeof faultText>[0]['code'], value: string | number | null) =>
    value === null ? [] : [faultText({ code, bound: value }, { kind, t: words, locale })]
  switch (kind) {
    case 'choice':
    case 'dropdown':
    case 'yesno':
    case 'scale':
      return [t('hints.one')]
    case 'choices':
      return [t('hints.several'), ...bound('fewest', min), ...bound('most', max)]
    case 'matrix':
      return [t('hints.rows')]
    case 'ranking':
      return [t('hints.places', { count: String(options.length) })]
    case 'municipality':
      return [t('hints.municipality')]
    case 'skills':
      return [words('skillsHelp')]
    case 'file':
    case 'photo':
      return [t(`hints.${kind}`, { count: Math.min(max ?? 1, FILES_MAX) })]
    case 'number':
    case 'amount':
      return [...bound('least', min), ...bound('greatest', max)]
    case 'date':
      return [...bound('early', from), ...bound('late', until)]
    case 'short':
    case 'long':
      return [...bound('tooShort', min), ...bound('tooLong', max)]
    case 'calculated':
      return [t('hints.sum', { sum: sumText(field, numbers) })]
    default:
      return []
  }
}

/** `(5) + 2 × (6) − 10`, with the numbers of the questions in brackets. */
function sumText({ terms }: Field, numbers: ReadonlyMap<string, number>): string {
  const parts = terms.flatMap(({ field, factor }) => {
    const size = Math.abs(factor)
    const number = field === null ? undefined : numbers.get(field)
    if (field !== null && number === undefined) return []
    const body = number === undefined ? String(size) : size === 1 ? `(${number})` : `${size} × (${number})`
    return [{ isLess: factor < 0, body }]
  })
  return parts
    .map(({ isLess, body }, at) =>
      at === 0 ? (isLess ? `−${body}` : body) : `${isLess ? '−' : '+'} ${body}`,
    )
    .join(' ')
}

import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { scaleOf } from '../form/scale-of.ts'
import { useText } from '../use-text.ts'
import { usePaperText } from './use-paper-text.ts'

const LETTERS_OF_LINE = 90
const LINES = { fewest: 3, most: 14, usual: 7 }

/** Room for the answer to one question. */
export function PaperAnswer({ field }: { field: Field }) {
  const t = usePaperText()
  const words = useText()
  const locale = useLocale()
  const { kind, options, max } = field
  switch (kind) {
    case 'choice':
    case 'choices':
    case 'dropdown':
      return <Boxes texts={options.map(({ label }) => readText(label, locale).text)} />
    case 'yesno':
      return <Boxes texts={[words('yes'), words('no')]} inline />
    case 'scale':
      return <Boxes texts={scaleOf(field)} inline />
    case 'ranking':
      return <Boxes texts={options.map(({ label }) => readText(label, locale).text)} large />
    case 'file':
    case 'photo':
      return <Boxes texts={[t('attached')]} />
    case 'matrix':
      return <Grid field={field} />
    case 'long': {
      const lines = max === null ? LINES.usual : Math.ceil(max / LETTERS_OF_LINE)
      return <Lines count={Math.min(LINES.most, Math.max(LINES.fewest, lines))} />
    }
    case 'skills':
      return <Lines count={2} />
    case 'number':
    case 'date':
    case 'phone':
      return <Line className="w-60 max-w-full" />
    case 'amount':
    case 'calculated':
      return <Line className="w-60 max-w-full">{kind === 'amount' && words('currency')}</Line>
    case 'consent':
    case 'section':
    case 'page':
    case 'hidden':
      return null
    default:
      return <Lines count={1} />
  }
}

/** A box to be ticked, or written into. */
export function Box({ large = false }: { large?: boolean }) {
  return (
    <span aria-hidden className={`inline-block shrink-0 border border-ink ${large ? 'size-6' : 'size-4'}`} />
  )
}

export function Line({ className = '', children }: { className?: string; children?: ReactNode }) {
  return <span className={`flex h-9 items-end justify-end border-b border-ink ${className}`}>{children}</span>
}

function Lines({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, at) => (
        <Line key={at} />
      ))}
    </div>
  )
}

type BoxesProps = { texts: readonly string[]; inline?: boolean; large?: boolean }

function Boxes({ texts, inline = false, large = false }: BoxesProps) {
  return (
    <ul
      className={
        inline
          ? 'flex flex-wrap gap-x-6 gap-y-2'
          : 'grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2'
      }
    >
      {texts.map((text, at) => (
        <li key={at} className={`flex gap-2 ${large ? 'items-center' : 'items-baseline'}`}>
          <Box large={large} />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** One box for each row and each choice. */
function Grid({ field: { label, rows, options } }: { field: Field }) {
  const locale = useLocale()
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{readText(label, locale).text}</caption>
        <thead>
          <tr>
            <td aria-hidden />
            {options.map((option) => (
              <th key={option.id} scope="col" className="p-2 text-center font-body align-bottom">
                {readText(option.label, locale).text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-ink">
              <th scope="row" className="py-2 pr-2 text-left font-body">
                {readText(row.label, locale).text}
              </th>
              {options.map(({ id }) => (
                <td key={id} className="p-2 text-center">
                  <Box />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

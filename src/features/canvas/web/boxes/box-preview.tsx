import { countedWords } from '#features/calls/contract/counted-cost.ts'
import { contributedOf, requestedOf } from '#features/calls/contract/application-content.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { Judged } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { ReadWords } from '../talk/read-words.tsx'
import { SharedText } from '../presence/shared-text.tsx'
import { DocumentsList } from '../attached/documents-list.tsx'
import { TeamList } from '../team/team-list.tsx'
import { useRuleText } from '#features/calls/web/index.ts'
import { useText } from '../use-text.ts'
import { TimelineFigure } from './timeline-figure.tsx'

type Props = {
  box: CanvasBox
  canvas: Canvas
  /** Set while the application is written: it shows the carets of others. */
  session?: CanvasSession
  judged: Pick<Judged, 'content'>
  /** A mentor, who comments on words here. */
  reads?: boolean
}

/** Shows a box as it reads, or its question while it is empty. */
export function BoxPreview({ box, canvas, session, judged: { content }, reads = false }: Props) {
  const t = useText()
  const rule = useRuleText()
  const locale = useLocale()
  const hint = <p className="text-ink-3">{readText(box.hint, locale).text}</p>
  if (box.kind === 'text') {
    const text = content.texts[box.id] ?? ''
    if (text.trim() === '') return hint
    return session && reads ? (
      <ReadWords session={session} box={box.id} text={text} />
    ) : (
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {session ? <SharedText session={session} box={box.id} text={text} /> : text}
      </p>
    )
  }
  if (box.kind === 'documents') return <DocumentsList box={box} canvas={canvas} />
  if (box.kind === 'team') return <TeamList canvas={canvas} content={content} />
  if (content[box.kind].length === 0) return hint
  if (box.kind === 'timeline') return <TimelineFigure rows={content.timeline} />
  if (box.kind === 'budget')
    return (
      <Amounts
        rows={content.budget.map((row) => ({
          id: row.id,
          what: row.what || rule(`categories.${row.category}`),
          amount: row.amount,
          more: [countedWords(row, locale), row.source && t('budget.from', { source: row.source })]
            .filter(Boolean)
            .join(', '),
        }))}
        sum={requestedOf(content)}
        foot={t('rows.sum')}
      />
    )
  if (box.kind === 'contributions')
    return (
      <Amounts
        rows={content.contributions.map(({ id, what, giver, value }) => ({
          id,
          what: [what, giver].filter(Boolean).join(', '),
          amount: value,
        }))}
        sum={contributedOf(content)}
        foot={t('contributions.share', {
          share:
            requestedOf(content) === 0
              ? 0
              : Math.floor((contributedOf(content) / requestedOf(content)) * 100),
        })}
      />
    )
  return hint
}

type AmountsProps = {
  rows: readonly { id: string; what: string; amount: number; more?: string }[]
  sum: number
  foot: string
}

function Amounts({ rows, sum, foot }: AmountsProps) {
  const locale = useLocale()
  return (
    <table className="w-full">
      <tbody>
        {rows.map(({ id, what, amount, more }) => (
          <tr key={id} className="border-b border-line">
            <td className="py-1.5 text-ink-2 [overflow-wrap:anywhere]">
              {what}
              {more && <span className="block text-xs text-ink-3">{more}</span>}
            </td>
            <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {formatAmount(amount / 100, locale)}
            </td>
            <td className="w-14 py-1.5 text-right text-ink-3 tabular-nums">
              {sum === 0 ? '' : `${Math.round((amount / sum) * 100)} %`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-strong">
          <td className="py-1.5">{foot}</td>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
            {formatAmount(sum / 100, locale)}
          </td>
          <td className="w-14 py-1.5 text-right text-ink-3">{sum === 0 ? '' : '100 %'}</td>
        </tr>
      </tfoot>
    </table>
  )
}

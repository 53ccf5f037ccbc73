import { Info, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Callout, Cell, Inline, Table, Tone } from '#platform/contract/rich-text/document.ts'
import { Note } from '../../ui/blocks/note.tsx'
import { useReaderText } from '../use-reader-text.ts'

type Line = (content: Inline | undefined) => ReactNode

const LOOK: Record<Tone, { tone: 'neutral' | 'river' | 'sun'; Icon: LucideIcon }> = {
  note: { tone: 'neutral', Icon: Info },
  tip: { tone: 'river', Icon: Lightbulb },
  warning: { tone: 'sun', Icon: TriangleAlert },
}

/** Words that must not be missed. */
export function CalloutView({ callout, line }: { callout: Callout; line: Line }) {
  const t = useReaderText()
  const { tone, Icon } = LOOK[callout.attrs.tone]
  return (
    <Note tone={tone} icon={<Icon aria-hidden />} className="my-1">
      <div className="grid gap-2 text-md">
        <span className="sr-only">{t(`tones.${callout.attrs.tone}`)}</span>
        {callout.content.map(({ content }, at) => (
          <p key={at}>{line(content)}</p>
        ))}
      </div>
    </Note>
  )
}

/** Its lines are not broken: wider than a phone they scroll, with keys too. */
export function CodeView({ line }: { line: ReactNode }) {
  const t = useReaderText()
  return (
    <pre
      role="region"
      aria-label={t('code')}
      tabIndex={0}
      className="my-1 overflow-x-auto rounded-control bg-sunken px-4 py-3 text-sm text-ink [overflow-wrap:normal]"
    >
      <code>{line}</code>
    </pre>
  )
}

/** Wider than a phone it scrolls by itself, with keys too. */
export function TableView({ table, line }: { table: Table; line: Line }) {
  const t = useReaderText()
  return (
    <div role="region" aria-label={t('table')} tabIndex={0} className="strip my-1">
      <table className="w-full text-left text-sm">
        <tbody>
          {table.content.map((row, at) => (
            <tr key={at} className="border-b border-line">
              {row.content.map((cell, place) => (
                <CellView key={place} cell={cell} isFirstRow={at === 0} line={line} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CellView({ cell, isFirstRow, line }: { cell: Cell; isFirstRow: boolean; line: Line }) {
  const content = cell.content.map((paragraph, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line(paragraph.content)}
    </Fragment>
  ))
  const look = 'min-w-24 py-2.5 pr-4 align-top last:pr-0'
  if (cell.type === 'tableCell') return <td className={look}>{content}</td>
  return (
    <th scope={isFirstRow ? 'col' : 'row'} className={`${look} font-strong text-ink`}>
      {content}
    </th>
  )
}

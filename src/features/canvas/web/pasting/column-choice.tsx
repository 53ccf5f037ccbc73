import { Select } from '#platform/web/ui/fields/select.tsx'
import { columnCount } from '../../contract/pasting/cells.ts'
import { type Columns, hasHead } from '../../contract/pasting/read-costs.ts'
import type { Line } from '../../contract/pasting/read-table.ts'
import { usePastingText } from './use-pasting-text.ts'

type Props = { lines: readonly Line[]; columns: Columns; onChoose: (columns: Columns) => void }

/** Chooses the meaning of each column of the table; others are ignored. */
export function ColumnChoice({ lines, columns, onChoose }: Props) {
  const t = usePastingText()
  const isNamed = hasHead(lines)
  const places = Array.from({ length: columnCount(lines) }, (_, at) => at)
  const nameOf = (at: number) => {
    const name = lines[0]?.[at] ?? ''
    return isNamed && name !== ''
      ? t('columns.named', { name, at: at + 1 })
      : t('columns.number', { at: at + 1 })
  }
  const used = Object.values(columns)
  const unused = places.filter(
    (at) => !used.includes(at) && lines.slice(isNamed ? 1 : 0).some((line) => (line[at] ?? '') !== ''),
  )
  return (
    <div>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        {(['what', 'category', 'amount'] as const).map((which) => (
          <Select
            key={which}
            name={`column-${which}`}
            label={t(`columns.${which}`)}
            value={String(columns[which])}
            options={[
              { value: '-1', text: t('columns.none') },
              ...places.map((at) => ({ value: String(at), text: nameOf(at) })),
            ]}
            onChange={(event) => onChoose({ ...columns, [which]: Number(event.target.value) })}
          />
        ))}
      </div>
      {unused.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">{t('unused', { names: unused.map(nameOf).join(', ') })}</p>
      )}
    </div>
  )
}

import { useState } from 'react'
import {
  COST_CATEGORIES,
  type CostCategory,
  requestedOf,
} from '#features/calls/contract/application-content.ts'
import { useRuleText } from '#features/calls/web/index.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Columns, guessColumns, readCosts } from '../../contract/pasting/read-costs.ts'
import { readTable } from '../../contract/pasting/read-table.ts'
import { ColumnChoice } from './column-choice.tsx'
import { type Pasting, PastedRowsDialog, freeRows } from './pasted-rows-dialog.tsx'
import { usePastingText } from './use-pasting-text.ts'

/** Reviews pasted spreadsheet rows as costs. */
export function PasteDialog(pasting: Pasting) {
  const t = usePastingText()
  const rule = useRuleText()
  const locale = useLocale()
  const [text, setText] = useState(pasting.pasted)
  const [choice, setChoice] = useState<Columns>()
  const [kind, setKind] = useState<CostCategory>('material')
  const lines = readTable(text)
  const columns = choice ?? guessColumns(lines)
  const { costs, remarks } = readCosts(lines, columns, freeRows(pasting))
  const rows = costs.map((cost) => ({ ...cost, category: cost.category ?? kind }))
  const sum = formatAmount(requestedOf({ budget: rows.map((cost) => ({ id: '', ...cost })) }) / 100, locale)
  return (
    <PastedRowsDialog
      {...pasting}
      title={t('title')}
      help={t('help')}
      text={text}
      onText={(now) => {
        setText(now)
        setChoice(undefined)
      }}
      into="budget"
      read={{ rows, remarks }}
      said={t('understood', { count: rows.length, sum })}
      choices={
        <>
          <ColumnChoice lines={lines} columns={columns} onChoose={setChoice} />
          {costs.some(({ category }) => category === null) && (
            <Select
              name="other-kind"
              label={t('other')}
              value={kind}
              options={COST_CATEGORIES.map((one) => ({ value: one, text: rule(`categories.${one}`) }))}
              onChange={(event) =>
                setKind(COST_CATEGORIES.find((one) => one === event.target.value) ?? 'other')
              }
            />
          )}
        </>
      }
      table={
        <Table
          caption={t('rows')}
          rowKey={({ at }) => String(at)}
          rows={rows.map((cost, at) => ({ ...cost, at }))}
          columns={[
            {
              key: 'what',
              head: t('columns.what'),
              cell: ({ what, category }) => (
                <>
                  {what}
                  <span className="block text-xs text-ink-2">{rule(`categories.${category}`)}</span>
                </>
              ),
            },
            {
              key: 'amount',
              head: t('columns.amount'),
              number: true,
              cell: ({ amount }) => formatAmount(amount / 100, locale),
            },
          ]}
        />
      }
    />
  )
}

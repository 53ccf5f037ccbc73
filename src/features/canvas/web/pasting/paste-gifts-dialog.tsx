import { useState } from 'react'
import { contributedOf } from '#features/calls/contract/application-content.ts'
import { useRuleText } from '#features/calls/web/index.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { readContributions } from '../../contract/pasting/read-rows.ts'
import { readTable } from '../../contract/pasting/read-table.ts'
import { type Pasting, PastedRowsDialog, freeRows } from './pasted-rows-dialog.tsx'
import { usePastingText } from './use-pasting-text.ts'

/** Reviews pasted spreadsheet rows as contributions. */
export function PasteGiftsDialog(pasting: Pasting) {
  const t = usePastingText()
  const rule = useRuleText()
  const locale = useLocale()
  const [text, setText] = useState(pasting.pasted)
  const read = readContributions(readTable(text), freeRows(pasting))
  const sum = formatAmount(contributedOf({ contributions: read.rows }) / 100, locale)
  return (
    <PastedRowsDialog
      {...pasting}
      title={t('gifts.title')}
      help={t('gifts.help')}
      text={text}
      onText={setText}
      into="contributions"
      read={read}
      said={t('gifts.understood', { count: read.rows.length, sum })}
      table={
        <Table
          caption={t('gifts.rows')}
          rowKey={({ at }) => String(at)}
          rows={read.rows.map((row, at) => ({ ...row, at }))}
          columns={[
            {
              key: 'what',
              head: t('gifts.what'),
              cell: ({ what, kind, giver }) => (
                <>
                  {what}
                  <span className="block text-xs text-ink-2">
                    {[rule(`contributions.${kind}`), giver].filter(Boolean).join(', ')}
                  </span>
                </>
              ),
            },
            {
              key: 'value',
              head: t('gifts.value'),
              number: true,
              cell: ({ value }) => formatAmount(value / 100, locale),
            },
          ]}
        />
      }
    />
  )
}

import { useState } from 'react'
import {
  COST_CATEGORIES,
  type CostCategory,
  requestedOf,
} from '#features/calls/contract/application-content.ts'
import { useRuleText } from '#features/calls/web/index.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { type Columns, guessColumns, readCosts } from '../../contract/pasting/read-costs.ts'
import { pasteRows } from '../../contract/pasting/paste-rows.ts'
import { readTable } from '../../contract/pasting/read-table.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { toastTakeBack } from '../steps/toast-take-back.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { usePastingText } from './use-pasting-text.ts'

/** As many as an application holds. */
const ROWS_MAX = 200
/** A whole spreadsheet pasted by mistake says so in a few lines, and leaves the page alive. */
const REMARKS_SHOWN = 20

type Props = { pasted: string; session: CanvasSession; rows: number; onClose: () => void }

const withId = <Row extends object>(row: Row) => ({ id: crypto.randomUUID(), ...row })

/** Rows of a spreadsheet, what was understood of them and what was not, before they become costs. */
export function PasteDialog({ pasted, session, rows, onClose }: Props) {
  const t = usePastingText()
  const rule = useRuleText()
  const locale = useLocale()
  const [text, setText] = useState(pasted)
  const [chosen, setChosen] = useState<Columns>()
  const [kind, setKind] = useState<CostCategory>('material')
  const lines = readTable(text)
  const columns = chosen ?? guessColumns(lines)
  const { costs, remarks } = readCosts(lines, columns, ROWS_MAX - rows)
  const taken = costs.map((cost) => ({ ...cost, category: cost.category ?? kind }))
  const sum = formatAmount(requestedOf({ budget: taken.map((cost) => ({ id: '', ...cost })) }) / 100, locale)
  function add() {
    const takeBack = pasteRows(session.doc, { name: 'budget', rows: taken.map(withId) })
    toastTakeBack({ title: t('added', { count: taken.length }), action: t('takeBack'), takeBack })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="sm:max-w-[46rem]!"
      {...(taken.length > 0 && {
        actions: <DialogFoot onCancel={onClose} act={t('add', { count: taken.length })} onAct={add} />,
      })}
    >
      <Textarea
        name="pasted"
        label={t('text')}
        help={t('help')}
        value={text}
        rows={4}
        wrap="off"
        onChange={(event) => {
          setText(event.target.value)
          setChosen(undefined)
        }}
      />
      {lines.length > 0 && (
        <div className="mt-4 grid gap-4">
          <ColumnChoice lines={lines} columns={columns} onChoose={setChosen} />
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
          <p role="status" className="font-strong">
            {t('understood', { count: taken.length, sum })}
          </p>
          {taken.length > 0 && (
            <Table
              caption={t('rows')}
              rowKey={({ at }) => String(at)}
              rows={taken.map((cost, at) => ({ ...cost, at }))}
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
          )}
          {remarks.length > 0 && (
            <Note tone="sun">
              <p className="font-strong">{t('notWhole')}</p>
              <ul className="mt-1 grid gap-1">
                {remarks.slice(0, REMARKS_SHOWN).map(({ line, why, text: said }) => (
                  <li key={`${line} ${why}`} className="[overflow-wrap:anywhere]">
                    {t(`why.${why}`, { line, text: said })}
                  </li>
                ))}
                {remarks.length > REMARKS_SHOWN && (
                  <li>{t('moreRemarks', { count: remarks.length - REMARKS_SHOWN })}</li>
                )}
              </ul>
            </Note>
          )}
        </div>
      )}
    </Dialog>
  )
}

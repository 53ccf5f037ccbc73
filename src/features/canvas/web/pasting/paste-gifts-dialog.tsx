import { useState } from 'react'
import { contributedOf } from '#features/calls/contract/application-content.ts'
import { useRuleText } from '#features/calls/web/index.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { pasteRows } from '../../contract/pasting/paste-rows.ts'
import { readContributions } from '../../contract/pasting/read-rows.ts'
import { readTable } from '../../contract/pasting/read-table.ts'
import { useReadingText } from '../reading/use-reading-text.ts'
import { toastTakeBack } from '../steps/toast-take-back.tsx'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { usePastingText } from './use-pasting-text.ts'

/** As many as an application holds. */
const ROWS_MAX = 200
const REMARKS_SHOWN = 20

type Props = { pasted: string; session: CanvasSession; rows: number; onClose: () => void }

/** Rows of a spreadsheet as contributions: what was understood of them, and each cell that was not. */
export function PasteGiftsDialog({ pasted, session, rows, onClose }: Props) {
  const t = usePastingText()
  const why = useReadingText()
  const rule = useRuleText()
  const locale = useLocale()
  const [text, setText] = useState(pasted)
  const read = readContributions(readTable(text), ROWS_MAX - rows)
  const count = read.rows.length
  const sum = formatAmount(contributedOf({ contributions: read.rows }) / 100, locale)
  function add() {
    const withId = read.rows.map((row) => ({ id: crypto.randomUUID(), ...row }))
    const takeBack = pasteRows(session.doc, { name: 'contributions', rows: withId })
    toastTakeBack({ title: t('added', { count }), action: t('takeBack'), takeBack })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gifts.title')}
      closeLabel={t('close')}
      className="sm:max-w-[46rem]!"
      {...(count > 0 && {
        actions: <DialogFoot onCancel={onClose} act={t('add', { count })} onAct={add} />,
      })}
    >
      <Textarea
        name="pasted"
        label={t('text')}
        help={t('gifts.help')}
        value={text}
        rows={4}
        wrap="off"
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <div className="mt-4 grid gap-4">
          <p role="status" className="font-strong">
            {t('gifts.understood', { count, sum })}
          </p>
          {count > 0 && (
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
          )}
          {read.remarks.length > 0 && (
            <Note tone="sun">
              <p className="font-strong">{t('notWhole')}</p>
              <ul className="mt-1 grid gap-1">
                {read.remarks.slice(0, REMARKS_SHOWN).map((remark) => (
                  <li
                    key={`${remark.line} ${remark.why} ${remark.text}`}
                    className="[overflow-wrap:anywhere]"
                  >
                    {why(`why.${remark.why}`, { line: remark.line, text: remark.text })}
                  </li>
                ))}
                {read.remarks.length > REMARKS_SHOWN && (
                  <li>{t('moreRemarks', { count: read.remarks.length - REMARKS_SHOWN })}</li>
                )}
              </ul>
            </Note>
          )}
        </div>
      )}
    </Dialog>
  )
}

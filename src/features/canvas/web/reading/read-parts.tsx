import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import {
  cellsOf,
  isOurs,
  type Placed,
  placeParts,
  insertParts,
  titleFor,
  textOfLines,
} from '../../contract/reading/place-parts.ts'
import type { previewDocument } from '../../contract/reading/reading.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { showUndoToast } from '../steps/show-undo-toast.tsx'
import { TableSummary } from './table-summary.tsx'
import { useReadingText } from './use-reading-text.ts'

type Props = {
  canvas: Canvas
  session: CanvasSession
  read: ResponseOf<typeof previewDocument>
  onClose: () => void
}

/** Lists the parts of the document, each with its beginning and its box. */
export function ReadParts({ canvas, session, read, onClose }: Props) {
  const t = useReadingText()
  const locale = useLocale()
  const { template } = canvas.call.content
  const content = session.read().content
  const { texts } = content
  /** A part that its box already has word for word is not offered again. */
  const isThere = ({ to = '', lines, table }: Placed) =>
    table
      ? JSON.stringify(table.rows.map(cellsOf)) === JSON.stringify(content[table.name].map(cellsOf))
      : (texts[to] ?? '').trim() === textOfLines(lines).trim()
  const [all] = useState(() => placeParts(read.parts, template))
  const [targets, setTargets] = useState(() =>
    all.map((part) => (part.to === undefined || isThere(part) ? '' : part.to)),
  )
  const [replace, setReplace] = useState(() => isOurs(read.parts, template))
  const called = titleFor(read.title, template)
  const isNewTitle = called !== undefined && called !== content.title.trim()
  // A title that somebody has written stays unless they choose otherwise.
  const [takesTitle, setTakesTitle] = useState(isNewTitle && content.title.trim() === '')
  const boxes = template.boxes.filter(({ kind }) => kind === 'text')
  const placed = all
    .map((part, at) => ({ ...part, to: targets[at] === '' ? undefined : targets[at] }))
    .filter(({ kind, to }) => kind !== 'other' && to !== undefined)
  const others = all.filter(({ kind }) => kind === 'other').map(({ heading }) => heading || t('before'))
  function take() {
    const newId = () => crypto.randomUUID()
    const takeBack = insertParts(session.doc, {
      placed,
      template,
      replace,
      title: takesTitle ? called : undefined,
      newId,
    })
    showUndoToast({ title: t('taken'), action: t('takeBack'), takeBack })
    onClose()
  }
  const noteOf = (part: Placed, to: string | undefined) => {
    if (isThere(part)) return t('same')
    const now = part.kind === 'text' && to ? (texts[to] ?? '').trim() : ''
    return now === '' ? '' : t('over', { count: now.length })
  }
  if (!isNewTitle && all.every(({ kind }) => kind === 'other'))
    return <Note className="mt-4">{t('nothing')}</Note>
  return (
    <div className="mt-4 grid gap-4">
      {isNewTitle && (
        <Checkbox
          name="title"
          label={t('asTitle', { title: called })}
          checked={takesTitle}
          onChange={(event) => setTakesTitle(event.target.checked)}
        />
      )}
      {read.isCut && <Note tone="sun">{t('cut')}</Note>}
      <ul aria-label={t('parts')}>
        {all.map(
          (part, at) =>
            part.kind !== 'other' && (
              <li
                key={`${at} ${part.heading}`}
                className="grid items-start gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_15rem]"
              >
                <div className="min-w-0 text-sm">
                  <h3 className="text-sm font-strong">{part.heading || t('before')}</h3>
                  {part.table ? (
                    <TableSummary table={part.table} isThere={isThere(part)} />
                  ) : (
                    <>
                      <p className="line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">
                        {textOfLines(part.lines)}
                      </p>
                      <p className="text-xs text-ink-2">
                        {[t('chars', { count: textOfLines(part.lines).length }), noteOf(part, targets[at])]
                          .filter(Boolean)
                          .join(', ')}
                      </p>
                    </>
                  )}
                </div>
                <Select
                  name={`into-${at}`}
                  label={t('into')}
                  empty={t('skip')}
                  value={targets[at] ?? ''}
                  options={(part.table
                    ? template.boxes.filter(({ kind }) => kind === part.table.name)
                    : boxes
                  ).map(({ id, title }) => ({ value: id, text: readText(title, locale).text }))}
                  onChange={(event) => setTargets(targets.with(at, event.target.value))}
                />
              </li>
            ),
        )}
      </ul>
      {others.length > 0 && <p className="text-sm text-ink-2">{t('other', { names: others.join(', ') })}</p>}
      <Checkbox
        name="replace"
        label={t('replace')}
        help={t('replaceHelp')}
        checked={replace}
        onChange={(event) => setReplace(event.target.checked)}
      />
      {(placed.length > 0 || takesTitle) && (
        <div className="flex flex-wrap justify-end gap-2">
          <DialogFoot onCancel={onClose} act={t('take')} onAct={take} />
        </div>
      )}
    </div>
  )
}

/** Places the parts; in our own documents, the state and the facts above the boxes are left out. */

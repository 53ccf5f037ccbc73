import { useState } from 'react'
import type * as Y from 'yjs'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { reusable, copyParts } from '../../contract/reuse/reuse.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { showUndoToast } from '../steps/show-undo-toast.tsx'
import { useBoxTitles } from '../use-box-titles.ts'
import { useReuseText } from './use-reuse-text.ts'

type Props = { canvas: Canvas; then: Canvas; session: CanvasSession; older: Y.Doc; onClose: () => void }

/** Lists the parts that fit into the other application, to be ticked, and those that do not. */
export function ReuseParts({ canvas, then, session, older, onClose }: Props) {
  const t = useReuseText()
  const titleOf = useBoxTitles(canvas)
  const olderTitleOf = useBoxTitles(then)
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const { parts, left } = reusable(
    { doc: older, template: then.call.content.template },
    { doc: session.doc, template: canvas.call.content.template },
  )
  const selection = parts.filter(({ to }) => !without.has(to))
  function take() {
    const takeBack = copyParts(session.doc, { older, parts: selection, newId: () => crypto.randomUUID() })
    const title = then.title || t('untitled')
    showUndoToast({ title: t('taken', { title }), action: t('takeBack'), takeBack })
    onClose()
  }
  return (
    <>
      {parts.length === 0 ? (
        <Note>{t('nothing')}</Note>
      ) : (
        <fieldset>
          <legend className="text-sm font-strong">{t('what')}</legend>
          {parts.map(({ to, kind, count }) => (
            <Checkbox
              key={to}
              name={`take-${to}`}
              label={t(kind === 'text' ? 'text' : 'rows', { title: titleOf(to), count })}
              checked={!without.has(to)}
              onChange={({ target: { checked } }) => {
                const next = new Set(without)
                if (checked) next.delete(to)
                else next.add(to)
                setWithout(next)
              }}
            />
          ))}
        </fieldset>
      )}
      {left.length > 0 && (
        <div className="mt-3 text-sm text-ink-2">
          <p className="font-strong">{t('left.title')}</p>
          <ul>
            {left.map(({ box, why }) => (
              <li key={box}>{t(`left.${why}`, { title: olderTitleOf(box) })}</li>
            ))}
          </ul>
        </div>
      )}
      {selection.length > 0 && (
        <>
          <p className="mt-3 text-sm text-ink-2">{t('help')}</p>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <DialogFoot onCancel={onClose} act={t('take')} onAct={take} />
          </div>
        </>
      )}
    </>
  )
}

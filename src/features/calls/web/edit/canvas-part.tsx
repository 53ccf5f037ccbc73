import { Plus } from 'lucide-react'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import type { CanvasBox } from '../../contract/canvas-template.ts'
import { DEFAULT_TEMPLATE } from '../../contract/default-template.ts'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { BoxRow } from './box-row.tsx'
import { freshId, type PartProps } from './part-props.ts'
import { toggleBox } from '../../contract/turned-box.ts'

const MOST = 30

/** Edits the boxes of an application: their choice, order, length and hints. */
export function CanvasPart({ content, errors, isPublished, write }: PartProps) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const { boxes } = content.template
  const off = DEFAULT_TEMPLATE.boxes.filter((box) => !boxes.some(({ id }) => id === box.id))
  const put = (change: (now: CanvasBox[]) => CanvasBox[]) =>
    write((now) => ({
      ...now,
      content: { ...now.content, template: { boxes: change(now.content.template.boxes) } },
    }))
  const swap = (at: number, by: -1 | 1) =>
    put((now) => {
      const [one, other] = [now[at], now[at + by]]
      return one && other ? now.with(at, other).with(at + by, one) : now
    })
  function add() {
    const id = freshId(
      'text',
      boxes.map((box) => box.id),
    )
    put((now) => [...now, { id, kind: 'text', title: NO_TEXT, hint: NO_TEXT, limit: 400, counts: 'all' }])
  }
  return (
    <FieldGroup title={t('canvas.title')}>
      <p className="-mt-2 text-sm text-ink-2">{t('canvas.help')}</p>
      <ol className="border-b border-line">
        {boxes.map((box, at) => (
          <BoxRow
            key={box.id}
            box={box}
            error={errors[`box.${box.id}`]}
            // A template has at least one box, and teams have written into those of a published call.
            isFixed={isPublished || boxes.length === 1}
            onTurnOff={() => write((now) => toggleBox(now, box, false))}
            onChange={(next) => put((now) => now.map((one) => (one.id === box.id ? next : one)))}
            {...(at > 0 && { onUp: () => swap(at, -1) })}
            {...(at < boxes.length - 1 && { onDown: () => swap(at, 1) })}
          />
        ))}
        {off.map((box) => (
          <li key={box.id} className="border-t border-line py-1">
            <Switch
              name={`box.${box.id}`}
              label={<span className="text-ink-2">{say(box.title)}</span>}
              help={t(`canvas.kinds.${box.kind}`)}
              checked={false}
              onChange={() => write((now) => toggleBox(now, box, true))}
            />
          </li>
        ))}
      </ol>
      {boxes.length < MOST && (
        <Button small icon={<Plus />} className="justify-self-start" onClick={add}>
          {t('canvas.addText')}
        </Button>
      )}
    </FieldGroup>
  )
}

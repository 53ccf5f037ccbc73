import { Plus, X } from 'lucide-react'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { CanvasBox } from '../../contract/canvas-template.ts'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { freshId, withItem } from './part-props.ts'

type Slots = Extract<CanvasBox, { kind: 'documents' }>['slots']
type Props = { slots: Slots; isFixed: boolean; onChange: (slots: Slots) => void }

/** Edits the documents that a call requires. */
export function DocumentSlots({ slots, isFixed, onChange }: Props) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  function add() {
    const id = freshId(
      'document',
      slots.map((slot) => slot.id),
    )
    onChange([...slots, { id, title: NO_TEXT, hint: NO_TEXT }])
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-ui">{t('canvas.slots')}</legend>
      {slots.map((slot, at) => (
        <div key={slot.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-line pt-4">
          <div className="grid gap-4">
            <BilingualField
              name={`slot.${slot.id}.title`}
              label={t('canvas.slot')}
              value={slot.title}
              limit={120}
              onChange={(title) => onChange(withItem(slots, at, { title }))}
            />
            <BilingualField
              name={`slot.${slot.id}.hint`}
              label={t('canvas.slotHint')}
              value={slot.hint}
              limit={300}
              onChange={(hint) => onChange(withItem(slots, at, { hint }))}
            />
          </div>
          {!isFixed && (
            <IconButton
              icon={<X />}
              label={t('canvas.remove', { name: say(slot.title) })}
              onClick={() => onChange(slots.filter(({ id }) => id !== slot.id))}
            />
          )}
        </div>
      ))}
      {slots.length < 20 && (
        <Button small icon={<Plus />} className="justify-self-start" onClick={add}>
          {t('canvas.addSlot')}
        </Button>
      )}
    </fieldset>
  )
}

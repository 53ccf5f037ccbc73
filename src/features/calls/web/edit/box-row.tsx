import { ArrowDown, ArrowUp } from 'lucide-react'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import type { CanvasBox, TextBox } from '../../contract/canvas-template.ts'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { DocumentSlots } from './document-slots.tsx'

type Props = {
  box: CanvasBox
  error: string | undefined
  isFixed: boolean
  onTurnOff: () => void
  onChange: (next: CanvasBox) => void
  onUp?: () => void
  onDown?: () => void
}

/** Edits a box of an application: its name, hint and length. */
export function BoxRow({ box, error, isFixed, onTurnOff, onChange, onUp, onDown }: Props) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const { id, kind, title, hint } = box
  const name = say(title) || t('canvas.fresh')
  return (
    <li className="border-t border-line py-1">
      <div className="flex items-center gap-1">
        <Switch
          name={`box.${id}`}
          label={name}
          help={box.kind === 'text' ? t('canvas.upTo', { count: box.limit }) : t(`canvas.kinds.${kind}`)}
          checked
          disabled={isFixed}
          onChange={onTurnOff}
          className="flex-1"
        />
        <IconButton icon={<ArrowUp />} label={t('canvas.up', { name })} disabled={!onUp} onClick={onUp} />
        <IconButton
          icon={<ArrowDown />}
          label={t('canvas.down', { name })}
          disabled={!onDown}
          onClick={onDown}
        />
      </div>
      {error && <Note tone="harm">{error}</Note>}
      <details className="-mt-2">
        <summary className="min-h-target w-fit py-2.5 text-sm font-ui text-river-ink">
          {t('open')}
          <span className="sr-only">: {name}</span>
        </summary>
        <div className="grid gap-4 pb-4">
          <BilingualField
            name={`box.${id}.title`}
            label={t('canvas.name')}
            value={title}
            limit={80}
            onChange={(next) => onChange({ ...box, title: next })}
          />
          <BilingualField
            name={`box.${id}.hint`}
            label={t('canvas.hint')}
            value={hint}
            limit={400}
            rows={2}
            onChange={(next) => onChange({ ...box, hint: next })}
          />
          {box.kind === 'text' && <Length box={box} onChange={onChange} />}
          {box.kind === 'documents' && (
            <DocumentSlots
              slots={box.slots}
              isFixed={isFixed}
              onChange={(slots) => onChange({ ...box, slots })}
            />
          )}
        </div>
      </details>
    </li>
  )
}

function Length({ box, onChange }: { box: TextBox; onChange: (next: TextBox) => void }) {
  const t = useCallEditorText()
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <NumberField
        name={`box.${box.id}.limit`}
        label={t('canvas.limit')}
        value={box.limit}
        max={10_000}
        onChange={(limit) => onChange({ ...box, limit: limit ?? 0 })}
      />
      <Select
        name={`box.${box.id}.counts`}
        label={t('canvas.counts')}
        value={box.counts}
        options={(['all', 'strict'] as const).map((value) => ({ value, text: t(`canvas.${value}`) }))}
        onChange={(event) => onChange({ ...box, counts: event.target.value as TextBox['counts'] })}
      />
    </div>
  )
}

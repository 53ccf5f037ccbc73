import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import type { Locale } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { Field, Item, Value } from '../../../contract/blocks/fields.ts'
import { newItem } from '../../../contract/blocks/new-block.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { FieldInput } from './field-input.tsx'
import { localId, moved } from '../tree.ts'

type Props = {
  path: string
  field: Extract<Field, { kind: 'items' }>
  items: readonly Item[]
  languages: readonly Locale[]
  errorOf: (path: string) => string | undefined
  onChange: (items: Item[]) => void
}

/** The cards, questions or steps of a block, each with its fields. */
export function ItemsInput({ path, field, items, languages, errorOf, onChange }: Props) {
  const t = useEditorText()
  const change = (id: string, name: string, value: Value) =>
    onChange(items.map((item) => (item.id === id ? { ...item, [name]: value } : item)))
  return (
    <div className="grid grid-cols-1 gap-4">
      {items.map((item, at) => (
        <fieldset
          key={item.id}
          className="grid grid-cols-1 gap-3 rounded-control border border-line bg-surface p-3"
        >
          <legend className="sr-only">{t('items.one', { place: String(at + 1) })}</legend>
          <div className="flex items-center justify-between">
            <span aria-hidden="true" className="text-xs text-ink-2">
              {t('items.one', { place: String(at + 1) })}
            </span>
            <span className="-mr-2 flex">
              <IconButton
                icon={<ChevronUp />}
                label={t('items.up', { place: String(at + 1) })}
                aria-disabled={at === 0}
                className="aria-disabled:opacity-40"
                onClick={() => onChange(moved(items, item.id, -1))}
              />
              <IconButton
                icon={<ChevronDown />}
                label={t('items.down', { place: String(at + 1) })}
                aria-disabled={at === items.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => onChange(moved(items, item.id, 1))}
              />
              {items.length > field.min && (
                <IconButton
                  icon={<Trash2 />}
                  label={t('items.remove', { place: String(at + 1) })}
                  onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
                />
              )}
            </span>
          </div>
          {Object.entries(field.fields).map(([name, inner]) => (
            <FieldInput
              key={name}
              path={`${path}.${item.id}.${name}`}
              name={name}
              field={inner}
              value={item[name] as Value}
              languages={languages}
              error={errorOf(`${path}.${item.id}.${name}`)}
              onChange={(value) => change(item.id, name, value)}
            />
          ))}
        </fieldset>
      ))}
      {items.length < field.max && (
        <div>
          <Button small icon={<Plus />} onClick={() => onChange([...items, newItem(field.fields, localId)])}>
            {t('items.add')}
          </Button>
        </div>
      )}
    </div>
  )
}

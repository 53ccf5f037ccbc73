import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Content } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { withScheme } from './field-text.ts'
import { ItemList } from './item-list.tsx'

type Link = Content<'links'>['items'][number]
type Props = {
  items: readonly Link[]
  errors: Readonly<Record<string, string>>
  onChange: (items: Link[]) => void
}

/** The person's own links. */
export function LinksEditor({ items, errors, onChange }: Props) {
  const t = useText()
  return (
    <ItemList
      items={items}
      max={10}
      nameOf={({ label, url }) => label.trim() || url || t('entry.unnamed')}
      fresh={() => ({ id: crypto.randomUUID(), label: '', url: '' })}
      onChange={onChange}
    >
      {({ id, label, url }, { change, index }) => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[2fr_1fr]">
          <TextInput
            name={`${id}.url`}
            label={t('fields.url')}
            type="url"
            inputMode="url"
            autoComplete="url"
            value={url}
            error={errors[`items.${index}.url`]}
            onChange={(event) => change({ url: event.target.value.trim() })}
            onBlur={() => url !== withScheme(url) && change({ url: withScheme(url) })}
          />
          <TextInput
            name={`${id}.label`}
            label={t('fields.linkLabel')}
            value={label}
            error={errors[`items.${index}.label`]}
            maxLength={60}
            onChange={(event) => change({ label: event.target.value })}
          />
        </div>
      )}
    </ItemList>
  )
}

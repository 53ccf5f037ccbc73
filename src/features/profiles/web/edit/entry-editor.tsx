import { isBlank, NO_TEXT, readText } from '#platform/contract/bilingual.ts'
import {
  ENTRIES_MAX,
  type Entry,
  type EntrySection,
  KINDS,
  NOTE_MAX,
  TITLE_MAX,
} from '../../contract/sections.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'
import { SectionText } from './section-text.tsx'
import { withScheme } from './field-text.ts'
import { ItemList } from './item-list.tsx'
import { MonthField } from './month-field.tsx'

type Props = {
  section: EntrySection
  items: readonly Entry[]
  errors: Readonly<Record<string, string>>
  onChange: (items: Entry[]) => void
}

/** Work, schools, projects and certificates have the same fields with other labels. */
export function EntryEditor({ section, items, errors, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <ItemList
      items={items}
      max={ENTRIES_MAX}
      nameOf={({ title }) => (isBlank(title) ? t('entry.unnamed') : readText(title, locale).text)}
      fresh={() => freshEntry(section)}
      onChange={onChange}
    >
      {(entry, { change, index }) => <EntryFields {...{ section, entry, change, errors, index }} />}
    </ItemList>
  )
}

type FieldsProps = {
  section: EntrySection
  entry: Entry
  index: number
  errors: Readonly<Record<string, string>>
  change: (values: Partial<Entry>) => void
}

function EntryFields({ section, entry, change, errors, index }: FieldsProps) {
  const t = useText()
  const { id, kind, title, place, note, from, to, url } = entry
  const kinds = KINDS[section]
  // The server names entries by position, the fields by id.
  const own = Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name.replace(`items.${index}.`, `${id}.`), text]),
  )
  const common = { section, limit: TITLE_MAX, errors: own }
  return (
    <div className="grid gap-4">
      {kinds.length > 1 && (
        <Select
          name={`${id}.kind`}
          label={t('fields.kind')}
          value={kind}
          options={kinds.map((each) => ({ value: each, text: t(`kinds.${each}`) }))}
          onChange={(event) => change({ kind: event.target.value as Entry['kind'] })}
          className="max-w-md"
        />
      )}
      <SectionText
        {...common}
        path={`${id}.title`}
        label={t(`entry.${section}.title`)}
        value={title}
        {...(isBlank(title) && { help: t('entry.unnamedHelp') })}
        onChange={(text) => change({ title: text })}
      />
      <SectionText
        {...common}
        path={`${id}.place`}
        label={t(`entry.${section}.place`)}
        value={place}
        onChange={(text) => change({ place: text })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MonthField
          name={`${id}.from`}
          label={t('fields.from')}
          none={t('fields.noYear')}
          value={from}
          onChange={(month) => change({ from: month })}
        />
        <MonthField
          name={`${id}.to`}
          label={t('fields.to')}
          none={t(section === 'work' || section === 'education' ? 'fields.lasting' : 'fields.noYear')}
          value={to}
          error={own[`${id}.to`]}
          onChange={(month) => change({ to: month })}
        />
      </div>
      <SectionText
        section={section}
        path={`${id}.note`}
        errors={own}
        label={t('fields.note')}
        value={note}
        limit={NOTE_MAX}
        rows={3}
        onChange={(text) => change({ note: text })}
      />
      {(section === 'projects' || section === 'certificates') && (
        <TextInput
          name={`${id}.url`}
          label={t('fields.url')}
          type="url"
          inputMode="url"
          value={url ?? ''}
          error={own[`${id}.url`]}
          onChange={(event) => change({ url: event.target.value.trim() || null })}
          onBlur={() => url && change({ url: withScheme(url) })}
        />
      )}
    </div>
  )
}

function freshEntry(section: EntrySection): Entry {
  return {
    id: crypto.randomUUID(),
    kind: KINDS[section][0],
    title: NO_TEXT,
    place: NO_TEXT,
    note: NO_TEXT,
    from: null,
    to: null,
    url: null,
  }
}

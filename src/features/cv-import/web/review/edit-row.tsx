import { languageName } from '#features/profiles/contract/language-names.ts'
import { LANGUAGE_LEVELS } from '#features/profiles/contract/languages.ts'
import {
  ABOUT_MAX,
  type Entry,
  HEADLINE_MAX,
  NOTE_MAX,
  SKILL_LEVELS,
  SKILL_MAX,
  TITLE_MAX,
} from '#features/profiles/contract/sections.ts'
import { MonthField, useProfileText } from '#features/profiles/web/index.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ENTRY_KINDS, sectionOfKind } from '../../contract/moved.ts'
import type { Row } from '../../contract/review.ts'
import { useText } from '../use-text.ts'

type Props = {
  row: Row
  language: Locale
  onEdit: (theirs: Row['theirs']) => void
  /** An entry may become any kind, of other sections too. */
  onMove: (entry: Entry, kind: Entry['kind']) => void
  /** It has just moved here from another section and is still being edited. */
  isMoved?: boolean
}

/** Edits the fields of an item before the import. */
export function EditRow({ row, language, onEdit, onMove, isMoved = false }: Props) {
  const t = useText()
  const profile = useProfileText()
  const locale = useLocale()
  const { key, kind, theirs } = row
  if (typeof theirs === 'string') return null
  if ('bhs' in theirs) {
    return (
      <Textarea
        name={`${key}.text`}
        label={t('fields.text')}
        lang={htmlLang(language)}
        rows={kind === 'about' ? 8 : 2}
        maxLength={kind === 'about' ? ABOUT_MAX : HEADLINE_MAX}
        value={theirs[language]}
        onChange={(event) => onEdit({ ...theirs, [language]: event.target.value })}
      />
    )
  }
  if ('title' in theirs) return <EditEntry {...{ row, language, onEdit, onMove, isMoved }} entry={theirs} />
  if ('language' in theirs) {
    return (
      <Select
        name={`${key}.level`}
        label={`${languageName(theirs.language, locale)}: ${t('fields.level')}`}
        value={theirs.level}
        options={LANGUAGE_LEVELS.map((value) => ({ value, text: profile(`languageLevels.${value}`) }))}
        onChange={(event) => onEdit({ ...theirs, level: event.target.value as typeof theirs.level })}
      />
    )
  }
  if ('url' in theirs) {
    return (
      <TextInput
        name={`${key}.label`}
        label={t('fields.label')}
        maxLength={60}
        value={theirs.label}
        onChange={(event) => onEdit({ ...theirs, label: event.target.value })}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <TextInput
        name={`${key}.label`}
        label={t('fields.label')}
        maxLength={SKILL_MAX}
        value={theirs.label}
        onChange={(event) => onEdit({ ...theirs, label: event.target.value, skill: null })}
      />
      <Select
        name={`${key}.level`}
        label={t('fields.level')}
        value={theirs.level}
        options={SKILL_LEVELS.map((value) => ({ value, text: profile(`levels.${value}`) }))}
        onChange={(event) => onEdit({ ...theirs, level: event.target.value as typeof theirs.level })}
      />
    </div>
  )
}

/** A stable function, so that it runs when the field appears and not while somebody types elsewhere. */
const focusOnce = (field: HTMLSelectElement | null) => field?.focus()

function EditEntry({ row, entry, language, onEdit, onMove, isMoved }: Props & { entry: Entry }) {
  const t = useText()
  const profile = useProfileText()
  const { key } = row
  const change = (values: Partial<Entry>) => onEdit({ ...entry, ...values } as Row['theirs'])
  const text = (field: 'title' | 'place' | 'note') => ({
    name: `${key}.${field}`,
    label: t(`fields.${field}`),
    lang: htmlLang(language),
    value: entry[field][language],
    onChange: (event: { target: { value: string } }) =>
      change({ [field]: { ...entry[field], [language]: event.target.value } }),
  })
  return (
    <div className="grid gap-4">
      <Select
        name={`${key}.kind`}
        label={t('fields.kind')}
        ref={isMoved ? focusOnce : undefined}
        value={entry.kind}
        options={ENTRY_KINDS.map((value) => ({ value, text: profile(`kinds.${value}`) }))}
        onChange={(event) => {
          const kind = event.target.value as Entry['kind']
          if (sectionOfKind(kind) === row.kind) change({ kind })
          else onMove(entry, kind)
        }}
      />
      <TextInput {...text('title')} maxLength={TITLE_MAX} />
      <TextInput {...text('place')} maxLength={TITLE_MAX} />
      <MonthField
        name={`${key}.from`}
        label={t('fields.from')}
        none={t('row.noYear')}
        value={entry.from}
        onChange={(from) => change({ from })}
      />
      <MonthField
        name={`${key}.to`}
        label={t('fields.to')}
        none={t(row.kind === 'work' || row.kind === 'education' ? 'row.lasting' : 'row.noYear')}
        value={entry.to}
        onChange={(to) => change({ to })}
      />
      <Textarea {...text('note')} rows={4} maxLength={NOTE_MAX} />
    </div>
  )
}

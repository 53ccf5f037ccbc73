import { byLetters } from '#platform/contract/letter-order.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { languageName } from '../../contract/language-names.ts'
import { LANGUAGE_LEVELS, LANGUAGES } from '../../contract/languages.ts'
import { type Content, ENTRIES_MAX } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { ItemList } from './item-list.tsx'

type Spoken = Content<'languages'>['items'][number]
type Props = { items: readonly Spoken[]; onChange: (items: Spoken[]) => void }

/** Languages with their levels; listed ones are not offered again. */
export function LanguagesEditor({ items, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const codes = new Set(items.map(({ language }) => language))
  const free = LANGUAGES.filter((language) => !codes.has(language))
  const options = LANGUAGES.map((value) => ({ value, text: languageName(value, locale) })).toSorted(
    (one, other) => byLetters(one.text, other.text),
  )
  return (
    <ItemList
      items={items}
      max={Math.min(ENTRIES_MAX, items.length + free.length)}
      nameOf={({ language }) => languageName(language, locale)}
      fresh={() => ({
        id: crypto.randomUUID(),
        language: free[0] ?? 'en',
        level: items.length === 0 ? ('native' as const) : ('B1' as const),
      })}
      onChange={onChange}
    >
      {({ id, language, level }, { change }) => (
        <div className="grid grid-cols-2 gap-4">
          <Select
            name={`${id}.language`}
            label={t('fields.language')}
            value={language}
            options={options.map((option) => ({
              ...option,
              disabled: option.value !== language && codes.has(option.value),
            }))}
            onChange={(event) => change({ language: event.target.value as Spoken['language'] })}
          />
          <Select
            name={`${id}.level`}
            label={t('fields.level')}
            value={level}
            options={LANGUAGE_LEVELS.map((value) => ({ value, text: t(`languageLevels.${value}`) }))}
            onChange={(event) => change({ level: event.target.value as Spoken['level'] })}
          />
        </div>
      )}
    </ItemList>
  )
}

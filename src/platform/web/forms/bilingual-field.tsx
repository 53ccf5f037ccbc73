import type { Bilingual } from '#platform/contract/bilingual.ts'
import { htmlLang, LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Textarea } from '../ui/fields/textarea.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { useBilingualText } from './use-bilingual-text.ts'

type Props = {
  name: string
  label: string
  value: Bilingual
  limit: number
  /** Lines of each field; one that is given breaks lines, one without does not. */
  rows?: number
  help?: string
  /** By the names of the two fields: `title.bhs`, `title.en`. */
  errors?: Readonly<Record<string, string>>
  onChange: (value: Bilingual) => void
}

/** One text in both languages, side by side where there is room. */
export function BilingualField({ name, label, value, limit, rows, help, errors = {}, onChange }: Props) {
  const t = useBilingualText()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {LOCALES.map((language) => {
        const props = {
          name: `${name}.${language}`,
          label: t(`label.${language}`, { label }),
          lang: htmlLang(language),
          value: value[language],
          error: errors[`${name}.${language}`],
          ...(language === 'bhs' && help && { help }),
        }
        const change = (text: string) => onChange({ ...value, [language]: text })
        return rows ? (
          <Textarea
            key={language}
            {...props}
            rows={rows}
            limit={limit}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <TextInput
            key={language}
            {...props}
            maxLength={limit}
            onChange={(event) => change(event.target.value)}
          />
        )
      })}
    </div>
  )
}

type OlderProps = { language: Locale | undefined; onAgree: () => Promise<void> }

/** Says which language the other has left behind, until it is changed or found right. */
export function OlderLanguage({ language, onAgree }: OlderProps) {
  const t = useBilingualText()
  if (!language) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs text-sun-ink">
      {t(`older.${language}`)}
      <button type="button" className="link min-h-target" onClick={() => void onAgree()}>
        {t('fine')}
      </button>
    </p>
  )
}

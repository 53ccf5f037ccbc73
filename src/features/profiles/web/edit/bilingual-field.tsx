import { call } from '#platform/web/api/api.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { htmlLang } from '#platform/contract/locale.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import { checkTexts } from '../../contract/profile.endpoints.ts'
import type { SectionName } from '../../contract/sections.ts'
import { useOwn, useOwnStore } from '../own/use-own.ts'
import { useText } from '../use-text.ts'

type Props = {
  section: SectionName
  /** Its place in the section, as the server names it. */
  path: string
  label: string
  value: Bilingual
  limit: number
  rows?: number
  help?: string
  onChange: (value: Bilingual) => void
}

/** One text in both languages, side by side where there is room. */
export function BilingualField({ section, path, label, value, limit, rows, help, onChange }: Props) {
  const t = useText()
  return (
    <div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {LOCALES.map((language) => {
          const props = {
            name: `${path}.${language}`,
            label: t(`languagePair.${language}`, { label }),
            lang: htmlLang(language),
            value: value[language],
            maxLength: limit,
            ...(language === 'bhs' && help && { help }),
          }
          const change = (typed: string) => onChange({ ...value, [language]: typed })
          return rows ? (
            <Textarea
              key={language}
              {...props}
              rows={rows}
              limit={limit}
              countLabel={(used, most) => t('fields.count', { used: String(used), limit: String(most) })}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <TextInput key={language} {...props} onChange={(event) => change(event.target.value)} />
          )
        })}
      </div>
      <Older section={section} path={path} />
    </div>
  )
}

/** Says which language the other has left behind, until it is changed or found right. */
function Older({ section, path }: { section: SectionName; path: string }) {
  const t = useText()
  const store = useOwnStore()
  const older = useOwn().sections[section].older.find((text) => text.path === path)
  if (!older) return null
  async function agree() {
    await call(checkTexts, { body: { section, path } })
    await store.reload()
  }
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs text-sun-ink">
      {t(`older.${older.language}`)}
      <button type="button" className="link min-h-target" onClick={() => void agree()}>
        {t('older.fine')}
      </button>
    </p>
  )
}

import type { MouseEvent } from 'react'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { useLocaleSwitch } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from './use-text.ts'

const LETTERS = { bhs: 'BHS', en: 'ENG' }

/** A form, so that the language can be changed before, or without, any script. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useText()
  const { locale, switchLocale } = useLocaleSwitch()
  const choose = (choice: Locale) => (event: MouseEvent) => {
    event.preventDefault()
    switchLocale(choice)
  }
  return (
    <form className={className}>
      <fieldset aria-label={t('language')} className="flex w-max rounded-control border border-line">
        {LOCALES.map((choice) => (
          <button
            key={choice}
            name="lang"
            value={choice}
            aria-pressed={choice === locale}
            onClick={choose(choice)}
            className="target rounded-control text-xs font-strong text-ink-3 aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            {LETTERS[choice]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

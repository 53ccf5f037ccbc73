import { LOCALES } from '#platform/contract/locale.ts'
import { useLocaleSwitch } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from './use-text.ts'

const LETTERS = { bhs: 'BHS', en: 'ENG' }

/** Switches between BHS and ENG; nothing typed on the screen is lost. */
export function LanguagePick({ className = '' }: { className?: string }) {
  const t = useText()
  const { locale, switchLocale } = useLocaleSwitch()
  return (
    <div role="group" aria-label={t('language.label')} className={`flex ${className}`}>
      {LOCALES.map((choice) => (
        <button
          key={choice}
          type="button"
          title={t(`language.${choice}`)}
          aria-pressed={choice === locale}
          onClick={() => switchLocale(choice)}
          className="target border border-line text-xs font-strong text-ink-3 first:rounded-l-control last:-ml-px last:rounded-r-control aria-pressed:bg-sunken aria-pressed:text-ink"
        >
          {LETTERS[choice]}
        </button>
      ))}
    </div>
  )
}

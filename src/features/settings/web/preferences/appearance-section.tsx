import { useEffect, useRef, useState } from 'react'
import { htmlLang, isLocale, type Locale, LOCALES } from '#platform/contract/locale.ts'
import { useLocaleSwitch } from '#platform/web/i18n/locale-provider.tsx'
import { saveScript } from '#platform/web/shell/stored-script.ts'
import { saveTheme, storedTheme } from '#platform/web/shell/stored-theme.ts'
import { saveDataSaver, storedDataSaver } from '#platform/web/shell/stored-saver.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { type Script, SCRIPTS } from '#platform/contract/locale.ts'
import { type Theme, THEMES } from '../../contract/settings.endpoints.ts'
import { ChoiceNote } from '../frame/choice-note.tsx'
import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useSettings } from '../use-settings.ts'
import { useChoices } from '../use-choices.ts'
import { useText } from '../use-text.ts'

// Each language by its own name, so that everyone finds theirs.
const LANGUAGES = { bhs: 'Bosanski / hrvatski / srpski', en: 'English' }

/** The browser's current appearance counts here; the account stores it for emails and other devices. */
export function AppearanceSection(section: SectionProps) {
  const t = useText()
  const { locale, switchLocale, isCyrillic } = useLocaleSwitch()
  const { preferences } = useSettings()
  const { state, save } = useChoices('preferences')
  const [language, setLanguage] = useState<Locale>(locale)
  const [theme, setTheme] = useState(storedTheme)
  const [dataSaver, setDataSaver] = useState(storedDataSaver)

  // The texts of the other language load first, and the header has a switch too.
  useEffect(() => setLanguage(locale), [locale])
  const saved = useRef(locale)
  useEffect(() => {
    if (saved.current === locale) return
    saved.current = locale
    save({ language: locale })
  }, [locale, save])

  function chooseTheme(next: Theme) {
    saveTheme(next)
    setTheme(next)
    save({ theme: next })
  }
  function chooseSaver(next: boolean) {
    saveDataSaver(next)
    setDataSaver(next)
    save({ dataSaver: next })
  }
  function chooseLanguage(next: string) {
    if (!isLocale(next)) return
    saved.current = next
    setLanguage(next)
    switchLocale(next)
    save({ language: next })
  }
  return (
    <Section {...section} text={t('look.text')}>
      <RadioGroup
        legend={t('look.language')}
        name="language"
        inline
        value={language}
        onChange={chooseLanguage}
        options={LOCALES.map((value) => ({
          value,
          text: <span lang={htmlLang(value)}>{LANGUAGES[value]}</span>,
        }))}
      />
      {preferences.language !== locale && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <p>{t(`look.mails.${preferences.language}`)}</p>
          <Button small onClick={() => chooseLanguage(locale)}>
            {t('look.mailsToo')}
          </Button>
        </div>
      )}
      {locale === 'bhs' && (
        <RadioGroup
          legend={t('look.script')}
          name="script"
          inline
          value={isCyrillic ? 'cyrillic' : 'latin'}
          onChange={(value) => saveScript(value as Script)}
          options={SCRIPTS.map((value) => ({ value, text: t(`look.scripts.${value}`) }))}
        />
      )}
      <RadioGroup
        legend={t('look.theme')}
        name="theme"
        inline
        value={theme}
        onChange={(value) => chooseTheme(value as Theme)}
        options={THEMES.map((value) => ({ value, text: t(`look.themes.${value}`) }))}
      />
      <Switch
        name="dataSaver"
        label={t('look.dataSaver')}
        help={t('look.dataSaverHelp')}
        checked={dataSaver}
        onChange={(event) => chooseSaver(event.target.checked)}
      />
      <ChoiceNote state={state} />
    </Section>
  )
}

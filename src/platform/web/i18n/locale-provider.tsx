import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { DEFAULT_LOCALE, htmlLang, type Locale } from '#platform/contract/locale.ts'
import { saveLocale } from './stored-locale.ts'

type LocaleState = {
  locale: Locale
  switchLocale: (next: Locale) => void
  switching: boolean
  /** Names the words that staff gave in place of delivered ones, if there are any. */
  texts?: string | undefined
}

const LocaleContext = createContext<LocaleState>({
  locale: DEFAULT_LOCALE,
  switchLocale: () => {},
  switching: false,
})

type Props = { initial: Locale; texts?: string | undefined; children: ReactNode }

/** Holds the interface language; switching keeps the screen and everything typed into it. */
export function LocaleProvider({ initial, texts, children }: Props) {
  const [locale, setLocale] = useState(initial)
  const [switching, start] = useTransition()
  const switchLocale = useCallback((next: Locale) => {
    saveLocale(next)
    start(() => setLocale(next))
  }, [])
  useEffect(() => {
    document.documentElement.lang = htmlLang(locale)
  }, [locale])
  const value = useMemo(
    () => ({ locale, switchLocale, switching, texts }),
    [locale, switchLocale, switching, texts],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  return use(LocaleContext).locale
}

export function useLocaleSwitch() {
  return use(LocaleContext)
}

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
import { DEFAULT_LOCALE, scriptedLang, type Locale } from '#platform/contract/locale.ts'
import { WritingContext, writerFor } from '../script/writing.ts'
import { saveLocale } from './stored-locale.ts'

type LocaleState = {
  locale: Locale
  switchLocale: (next: Locale) => void
  switching: boolean
  /** Names the words that staff gave in place of delivered ones, if there are any. */
  texts?: string | undefined
  /** Our language is read in Cyrillic letters. */
  isCyrillic: boolean
}

const LocaleContext = createContext<LocaleState>({
  locale: DEFAULT_LOCALE,
  switchLocale: () => {},
  switching: false,
  isCyrillic: false,
})

type Props = {
  initial: Locale
  texts?: string | undefined
  /** Words that stay in Latin letters, where our language is read in Cyrillic ones. */
  kept?: string | undefined
  children: ReactNode
}

/** Holds the interface language; switching keeps the screen and everything typed into it. */
export function LocaleProvider({ initial, texts, kept, children }: Props) {
  const [locale, setLocale] = useState(initial)
  const [switching, start] = useTransition()
  const switchLocale = useCallback((next: Locale) => {
    saveLocale(next)
    start(() => setLocale(next))
  }, [])
  const isCyrillic = kept !== undefined
  useEffect(() => {
    document.documentElement.lang = scriptedLang(locale, isCyrillic)
  }, [locale, isCyrillic])
  const value = useMemo(
    () => ({ locale, switchLocale, switching, texts, isCyrillic }),
    [locale, switchLocale, switching, texts, isCyrillic],
  )
  const writer = kept !== undefined && locale === 'bhs' ? writerFor(kept) : undefined
  return (
    <LocaleContext value={value}>
      <WritingContext value={writer}>{children}</WritingContext>
    </LocaleContext>
  )
}

export function useLocale(): Locale {
  return use(LocaleContext).locale
}

export function useLocaleSwitch() {
  return use(LocaleContext)
}

import { use, useMemo } from 'react'
import { createTranslator } from 'use-intl/core'
import { intlLocale, type Locale, otherLocale } from '#platform/contract/locale.ts'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { withOverrides } from '#platform/contract/text-overrides.ts'
import type { Catalogue } from '#platform/contract/texts.ts'
import { useLocaleSwitch } from './locale-provider.tsx'
import { overridesOf } from './overrides.ts'

/** The build names each catalogue, so that other words can be found for it. */
type Loaded<T> = { messages: T; catalogue?: string }
type Loaders<T extends Catalogue> = {
  bhs: () => Promise<Loaded<T>>
  en: () => Promise<Loaded<Catalogue>>
}

/** Makes the `useText` of a feature: typed keys and arguments, the catalogue loaded once per language. */
export function textHook<const T extends Catalogue>(loaders: Loaders<T>) {
  const loaded = new Map<Locale, Promise<Loaded<T>>>()
  function load(locale: Locale) {
    const cached = loaded.get(locale)
    if (cached) return cached
    // The second language satisfies the keys of the first by its type, its argument types are taken from the first.
    const fresh = (loaders[locale]() as Promise<Loaded<T>>).catch((error: unknown) => {
      // Without a connection words in the other language are better than no screen; they are fetched again with it.
      globalThis.addEventListener?.('online', () => loaded.delete(locale), { once: true })
      const other = loaded.get(otherLocale(locale))
      if (!other) throw error
      return other
    })
    loaded.set(locale, fresh)
    // React reads a promise that says its value at once; without it the first to use words that are there waits a moment, and
    // with an update that cannot wait (a printed page, a turned phone) the whole screen gives way to its spinner.
    fresh.then(
      (value) => Object.assign(fresh, { status: 'fulfilled', value }),
      () => undefined,
    )
    return fresh
  }
  function useText() {
    const { locale, texts } = useLocaleSwitch()
    const { messages: delivered, catalogue } = use(load(locale))
    const other = texts && catalogue ? use(overridesOf(texts, locale))[catalogue] : undefined
    return useMemo(() => {
      const messages = other ? withOverrides(delivered, other) : delivered
      return createTranslator<T>({ locale: intlLocale(locale), messages, timeZone: TIME_ZONE })
    }, [locale, delivered, other])
  }
  // The words come with the part that says them: one that waits for them later would hide the screen it stands in.
  if (!import.meta.env.SSR)
    void load(document.documentElement.lang === 'en' ? 'en' : 'bhs').catch(() => undefined)
  /** Loads a catalogue ahead, so that switching the language shows no gap. */
  useText.load = load
  return useText
}

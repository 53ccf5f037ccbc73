import type { Locale } from '#platform/contract/locale.ts'
import type { Overrides } from '#platform/contract/text-overrides.ts'

/** Words in place of delivered ones, by catalogue. */
export type TextOverrides = Readonly<Record<string, Overrides>>

const KEPT = 6
const loaded = new Map<string, Promise<TextOverrides>>()

/**
 * Provides the overridden texts to the server's rendering; the browser requests them by the version that the page names.
 */
export function provideOverrides(version: string, texts: Readonly<Record<Locale, TextOverrides>>): void {
  if (loaded.has(`bhs-${version}`)) return
  keep(`bhs-${version}`, Promise.resolve(texts.bhs), texts.bhs)
  keep(`en-${version}`, Promise.resolve(texts.en), texts.en)
  // Pages that are being drawn may still need those before.
  for (const name of [...loaded.keys()].slice(0, -KEPT)) loaded.delete(name)
}

/** Without overrides nothing is requested. */
export function overridesOf(version: string, locale: Locale): Promise<TextOverrides> {
  const name = `${locale}-${version}`
  const cached = loaded.get(name)
  if (cached) return cached
  const fresh = fetch(`/texts/${name}.json`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`texts: ${answer.status}`)
      return answer.json() as Promise<TextOverrides>
    })
    .catch((): TextOverrides => {
      // Delivered words are better than no screen; the others are asked for again with a connection.
      globalThis.addEventListener('online', () => loaded.delete(name), { once: true })
      return {}
    })
  loaded.set(name, fresh)
  void fresh.then((texts) => keep(name, fresh, texts))
  return fresh
}

/** React reads a promise that says its value at once. */
function keep(name: string, promise: Promise<TextOverrides>, value: TextOverrides): void {
  loaded.set(name, Object.assign(promise, { status: 'fulfilled', value }))
}

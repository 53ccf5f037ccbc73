import { createContext, RouterContextProvider } from 'react-router'
import type { PageAnnouncement } from '#platform/contract/announcement.ts'
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale, Script } from '#platform/contract/locale.ts'
import { provideOverrides, type TextOverrides } from '../i18n/overrides.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The server's facts when it renders a page; none of them is personal. */
export type PageRequest = {
  locale: Locale
  theme: Theme
  script: Script
  /** Words that stay in Latin letters, where staff have changed the list. */
  kept: string
  /** This browser has signed in, so reading pages carry the application too. */
  signed: boolean
  product: string
  publicUrl: string
  pixelId: string | undefined
  /** Address of the small script for signed-out readers. */
  visitorScript: string
  /** Address of what stands around the screens of members, to be loaded with them. */
  memberFrame: string | undefined
  /** Words that staff gave in place of delivered ones; no version where there are none. */
  texts: {
    version: string | undefined
    compiled: Readonly<Record<Locale, TextOverrides>>
  }
  /** What stands above the page. */
  announcement: PageAnnouncement | undefined
  /** Beginnings of the addresses of pages that rest. */
  resting: readonly string[]
  /** Known to this rendering alone: what the renderer writes inline carries it. */
  nonce: string
  /** Calls the API within the process, as an anonymous visitor. */
  api<E extends Endpoint>(
    endpoint: E,
    input: { params?: ParamsOf<E>; query?: QueryOf<E> },
  ): Promise<ResponseOf<E>>
}

export const pageRequest = createContext<PageRequest>()

export function createPageContext(values: PageRequest): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageRequest, values)
  const { version, compiled } = values.texts
  if (version) provideOverrides(version, compiled)
  return provider
}

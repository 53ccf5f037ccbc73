import type { ReactNode } from 'react'

type Both = { bhs: string; en: string }

/** A screen's description of itself for the shell, exported as `handle`. */
export type PageHandle = {
  /** Page title of the route table, without the product's name. */
  title: Both
  /** For search engines and shared links. */
  description?: Both
  /** Reading pages send no application script to signed-out visitors. */
  reading?: boolean
  /** `full`: header, bottom bar and footer; `noFooter`: no footer; `bare`: the screen draws all of itself. */
  chrome?: 'full' | 'noFooter' | 'bare'
  /** Signed-out users are sent to /login. */
  protected?: boolean
  /** Paths of the calls whose answers a member sees first, when the address has no query: its document asks for them itself. */
  first?: readonly string[]
  /** A protected screen’s part for visitors at such an address; without one they are sent to /login. */
  forVisitors?: (hash: string) => ReactNode
  /** Signed-in users are sent to /dashboard. */
  guestOnly?: boolean
  /** Main address, where this one is an alias. */
  canonical?: string
  /** Name of the share picture. */
  share?: string
  /** Found and shared as reading pages are, although it needs its script. */
  listed?: boolean
  /** A reading page that search engines leave out. */
  hidden?: boolean
  /** Its loader reads nothing but live-editable texts, so the server may keep the page until one of them changes. */
  cacheable?: boolean
  /** The content is kept on the device, so the page opens without a connection; it is also listed in `offline-pages.ts`. */
  opensOffline?: boolean
  /** Its address opens what stands there to whoever has it: nobody keeps the page or tells where it is. */
  secret?: boolean
  /** For the people who build the product, at their own machine. */
  localOnly?: boolean
  /** Other sites may show it in a frame. It loads no application script and asks for no consent. */
  framed?: boolean
  /** The browser lets the screen ask for the microphone; on every other page it does not. */
  microphone?: boolean
}

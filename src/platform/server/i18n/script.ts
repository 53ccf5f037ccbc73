import { cyrillicWriter, inCyrillic, type Writer } from '#platform/contract/script/cyrillic.ts'
import { messages as bhs } from '#platform/contract/script/server-messages.bhs.ts'
import { messages as en } from '#platform/contract/script/server-messages.en.ts'
import { DEFAULT_LOCALE, type Locale, type Script } from '#platform/contract/locale.ts'
import type { Db } from '../db/database.ts'
import { registeredText } from './translate.ts'

const catalogues = { bhs, en }

/** The words that stay in Latin letters, where staff have changed the list that was delivered. */
export function latinWords(): string {
  const words = registeredText(catalogues, 'bhs', 'kept') ?? ''
  return words === bhs.kept ? '' : words
}

let today: { kept: string; writer: Writer } | undefined

/** Writes in Cyrillic with these exceptions; with those that were delivered where staff changed none. */
export function writerOf(exceptions: string): Writer {
  if (exceptions === '') return inCyrillic
  if (today?.kept !== exceptions) today = { kept: exceptions, writer: cyrillicWriter(exceptions) }
  return today.writer
}

/** Writes in Cyrillic with the exceptions that are in force. */
export function writerOfToday(): Writer {
  return writerOf(latinWords())
}

/** The writer for a reader of Cyrillic; nothing for readers of Latin and of English, for whom texts are as they are. */
export function writerFor(locale: Locale, script: string | undefined): Writer | undefined {
  return locale === DEFAULT_LOCALE && script === 'cyrillic' ? writerOfToday() : undefined
}

/** In which script the owner of an address reads our language; Latin where nobody has chosen. */
export type ScriptOf = (db: Db, email: string) => Promise<Script>

import { cyrillicWriter, inCyrillic, type Writer } from '#platform/contract/script/cyrillic.ts'
import { messages as bhs } from '#platform/contract/script/server-messages.bhs.ts'
import { messages as en } from '#platform/contract/script/server-messages.en.ts'
import type { Script } from '#platform/contract/locale.ts'
import type { Db } from '../db/database.ts'
import { registeredText } from './translate.ts'

const catalogues = { bhs, en }

/** The words that stay in Latin letters, where staff have changed the list that was delivered. */
export function latinWords(): string {
  const kept = registeredText(catalogues, 'bhs', 'kept') ?? ''
  return kept === bhs.kept ? '' : kept
}

let today: { kept: string; writer: Writer } | undefined

/** Writes in Cyrillic with the exceptions that are in force. */
export function writerOfToday(): Writer {
  const kept = latinWords()
  if (kept === '') return inCyrillic
  if (today?.kept !== kept) today = { kept, writer: cyrillicWriter(kept) }
  return today.writer
}

/** In which script the owner of an address reads our language; Latin where nobody has chosen. */
export type ScriptOf = (db: Db, email: string) => Promise<Script>

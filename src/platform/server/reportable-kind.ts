import type { Db } from './db/database.ts'
import type { Services } from './services.ts'

/** One thing that somebody wrote, as those who judge it see it. */
export type ReportedThing = {
  /** The person whom a decision concerns; null once their account has ended. */
  author: string | null
  text: string
  /** Where it stands, for staff and its author; nothing where only those who belong may look. */
  path: string | null
  isShown: boolean
  /** Its attached files, in order. */
  attached?: readonly ReportedFile[]
  /** The neighbouring entries where the thing cannot be judged alone; in order, with the thing among them. */
  around?: readonly {
    author: string | null
    text: string
    attached: readonly ReportedFile[]
    at: Date
    isReported: boolean
  }[]
}

/** A name is what its sender called it; a length in milliseconds is a voice's alone. */
export type ReportedFile = { kind: 'picture' | 'voice' | 'file'; name: string; milliseconds: number }

export type ReportedPicture = { address: string; alt: string }
export type ReportedDocument = { name: string; type: string; bytes: Buffer }
/** A voice, with the length that it says. */
export type ReportedVoice = { base64: string; type: string; milliseconds: number; waveform: string }

/**
 * A sort of things that members write and others can report. What it is called is `moderation.kinds.<id>` in the
 * catalogues of the feature; an id is unique in the product. A thing's id is the feature's own, up to 100 characters.
 */
export type ReportableKind = {
  id: string
  /** Meant for certain eyes: each look of staff is recorded. */
  isPrivate?: true
  /** The thing, if it is there and, where a reader is named, if that member may see it. */
  find(db: Db, input: { id: string; reader?: string }): Promise<ReportedThing | undefined>
  /** Pictures that belong to it, for those who judge it alone; as data addresses, so that none has an address of its own. */
  pictures?(services: Services, input: { id: string }): Promise<readonly ReportedPicture[]>
  /** Voices that belong to it, for the same eyes and in the same way. */
  voices?(services: Services, input: { id: string }): Promise<readonly ReportedVoice[]>
  /** A document at a place of what is attached, for the same eyes; nothing once it is gone. */
  document?(services: Services, input: { id: string; place: number }): Promise<ReportedDocument | undefined>
  /** Takes it from everybody's sight, for the reason that its author reads; what is hidden already stays so. */
  hide(tx: Db, input: { services: Services; id: string; reason: string }): Promise<void>
  /** Shows it again, as it was. */
  restore(tx: Db, input: { services: Services; id: string }): Promise<void>
}

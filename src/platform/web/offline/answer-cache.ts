import { draftPlace } from '../forms/device-drafts.ts'
import { impersonationToken, storedAccessToken } from '../api/stored-tokens.ts'

export type CachedAnswer<T> = {
  answer: T
  /** When it came, by the clock of this device. */
  at: number
}

const MARK = 'answer'

/** Answers of the server that one member may read again on this device, until they sign out. */
export function answerCache<T>(member: string, key: readonly unknown[]) {
  const place = draftPlace(member, `answer/${JSON.stringify(key)}`)
  return {
    async read(): Promise<CachedAnswer<T> | undefined> {
      // A device that keeps nothing has no answer.
      const draft = await place.read().catch(() => undefined)
      return draft?.value as CachedAnswer<T> | undefined
    },
    async keep(answer: T, at: number): Promise<void> {
      // A member's data that staff see by impersonation is not kept on their device, nor anything after signing out.
      if (member === '' || impersonationToken() || storedAccessToken() === null) return
      // A full device works on with a connection.
      await place.keep({ value: { answer, at }, version: '', mark: MARK }).catch(() => undefined)
    },
    async drop(): Promise<void> {
      await place.drop(MARK).catch(() => undefined)
    },
  }
}

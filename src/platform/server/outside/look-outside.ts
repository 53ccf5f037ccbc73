import { type FeedRequest, fetchOutside, OutsideError, type OutsideReason } from './fetch-outside.ts'

const TIME_MS = 8000

type Look = Pick<FeedRequest, 'address' | 'agent' | 'reach'> &
  Partial<Pick<FeedRequest, 'resolve' | 'timeMs'>>

/**
 * Asks whether an address of the public internet answers, and reads nothing of the answer but its head. Returns why not;
 * `refused` where the site answers, but not to us, such as one that asks for a password or turns programs away.
 */
export async function lookOutside(look: Look): Promise<'there' | Exclude<OutsideReason, 'type' | 'large'>> {
  try {
    await fetchOutside({ timeMs: TIME_MS, ...look, accept: '*/*', types: /^/, bytesMax: 0 })
    return 'there'
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    const { reason } = error
    return reason === 'type' || reason === 'large' ? 'there' : reason
  }
}

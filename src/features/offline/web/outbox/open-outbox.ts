import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { storedAccessToken, tokenClaims } from '#platform/web/api/stored-tokens.ts'
import { Outbox, type OutboxEntry, type SendResult } from './outbox.ts'
import { outboxOf, withLane, type Waiting } from './outbox-database.ts'

/**
 * The sender of one kind of entries. It is in `web/outbox-sender.ts` of its feature, so that waiting entries are sent on
 * whichever page the member is.
 */
export type OutboxSender = {
  what: Waiting
  /** Throws the error of the server or of the connection. */
  send(entry: OutboxEntry): Promise<unknown>
}

const BUSY = [429, 502, 503, 504]

/** Opens the outbox of one member: the writes on this device that the server has not accepted. */
export function openOutbox(
  member: string,
  { what, send }: OutboxSender,
  onChange: (entries: readonly OutboxEntry[]) => void = () => undefined,
): Outbox {
  return new Outbox({
    store: outboxOf(member, what),
    async send(entry) {
      // Entries of one member are never sent in the name of another who has signed in on this device since.
      if (String(tokenClaims(storedAccessToken() ?? '')?.id) !== member) return {}
      try {
        await send(entry)
        return 'taken'
      } catch (error) {
        return resultOf(error)
      }
    },
    exclusive: (lane, work) => withLane(`${what}:${lane}`, work),
    later: (ms, work) => void setTimeout(work, ms),
    onChange,
  })
}

/**
 * Returns the result of a failed try. Errors that may pass, a missing sign-in among them, leave the entry waiting; a
 * rejection carries its reason.
 */
function resultOf(error: unknown): SendResult {
  if (!(error instanceof ApiError) || error.status >= 500 || BUSY.includes(error.status)) return {}
  if (error.status === 401) return {}
  return { refusal: errorText(error, String(error.status)) }
}

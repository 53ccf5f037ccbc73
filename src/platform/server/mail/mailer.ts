import type { Secrets } from '../config/secrets.ts'
import { seal } from '../config/sealed.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../queue/queue.ts'
import type { Mail } from './mail.ts'

export const MAIL_TASK = 'mail.send'

export type Mailer = {
  /** Puts a mail into the outbox, in the transaction that causes it; a task sends it, again if need be. */
  enqueue(db: Db, mail: Mail): Promise<void>
}

export function createMailer({ queue, secrets }: { queue: Queue; secrets: Secrets }): Mailer {
  return {
    enqueue: (db, mail) =>
      queue.send(db, MAIL_TASK, { sealed: seal(secrets.key('outbox'), JSON.stringify(mail)) }),
  }
}

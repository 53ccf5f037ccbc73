import type { Config } from '../config/config.ts'
import { seal } from '../config/sealed.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Db } from '../db/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Queue } from '../queue/queue.ts'

export const SMS_TASK = 'sms.send'

export type Sms = {
  /** E.164. */
  to: string
  text: string
  locale: Locale
}

export type SmsSender = {
  /** False where there is neither a gateway nor anybody at this machine who would read it. */
  isAvailable: boolean
  /** Puts a message into the outbox, in the transaction that causes it; a task sends it. */
  enqueue(db: Db, sms: Sms): Promise<void>
}

type Parts = { config: Config; queue: Queue; secrets: Secrets; mailer: Mailer }

/** Without a gateway, messages become mails of the person who tries the product out on this machine. */
export function createSmsSender({ config, queue, secrets, mailer }: Parts): SmsSender {
  if (config.smsGatewayUrl !== undefined)
    return {
      isAvailable: true,
      enqueue: (db, { to, text }) =>
        queue.send(db, SMS_TASK, { sealed: seal(secrets.key('sms-outbox'), JSON.stringify({ to, text })) }),
    }
  return {
    isAvailable: config.isLocal,
    enqueue: (db, { to, text, locale }) =>
      mailer.enqueue(db, {
        to: `${to}@sms.localhost`,
        locale,
        subject: `SMS ${to}`,
        heading: 'SMS',
        parts: text.split('\n').map((line) => ({ kind: 'paragraph', text: line })),
      }),
  }
}

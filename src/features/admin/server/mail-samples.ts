import type { MailSample } from '#platform/server/mail/mail-sample.ts'
import { momentIn, SAMPLE } from '#platform/server/mail/sample-values.ts'
import { personMail } from './person-mails.ts'

type Input = Omit<Parameters<typeof personMail>[0], 'config' | 'user'>

const REASON = 'Dogovoreno s tobom telefonom.'

function sample(kind: Input['kind'], more: () => Omit<Input, 'kind'> = () => ({})): MailSample {
  return {
    texts: `admin.server:mail.${kind}`,
    compose: ({ services: { config }, reader: user }) => personMail({ config, user, kind, ...more() }),
  }
}

export const adminMails: readonly MailSample[] = [
  sample('suspended', () => ({ reason: REASON })),
  sample('suspendedUntil', () => ({ reason: REASON, at: momentIn(14) })),
  sample('lifted', () => ({ reason: REASON })),
  sample('rights'),
  sample('signedOut'),
  sample('leaving', () => ({ reason: REASON, at: momentIn(30) })),
  sample('exported', () => ({ reason: REASON })),
  sample('impersonated', () => ({ reason: REASON })),
  sample('mergedClosed', () => ({ other: SAMPLE.email })),
  sample('mergedKept', () => ({ other: SAMPLE.email })),
]

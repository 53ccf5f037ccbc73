import type { User } from '#platform/server/auth/users.queries.ts'
import type { Registry } from '#platform/server/feature.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { MailSample, NotificationSample } from '#platform/server/mail/mail-sample.ts'
import { SAMPLE } from '#platform/server/mail/sample-values.ts'
import type { Services } from '#platform/server/services.ts'
import { type TopicWords, topicWords } from '../words.ts'
import { digestOf, mailOf } from './compose.ts'
import type { DueRow, Reader } from './due.queries.ts'

type Input = { services: Services; features: Registry; reader: User }

/** Notifications in the sample of a digest. */
const IN_DIGEST = 4

/** Composes the mail of a sample as its reader would get it. */
export function composeSample({ services, features, reader }: Input, sample: MailSample): Mail {
  if ('compose' in sample) return sample.compose({ services, reader })
  const row = rowOf(sample, reader)
  const mail = mailOf({ services, words: topicWords(features), reader: readerOf(reader), row })
  if (!mail) throw new Error(`No notification is of the kind ${sample.kind.id}`)
  return mail
}

/** The samples of the digests: each has the first notifications of other samples. */
export function digestSamples(features: Registry, words: TopicWords): readonly MailSample[] {
  return (['daily', 'weekly'] as const).map((mode) => ({
    texts: `notifications.server:mail.${mode}`,
    compose({ services, reader }) {
      const samples = features().flatMap(({ mails = [] }) => mails.filter((mail) => 'kind' in mail))
      const rows = samples.slice(0, IN_DIGEST).map((sample) => rowOf(sample, reader))
      const mail = digestOf({ services, words, reader: readerOf(reader), rows, mode })
      if (!mail) throw new Error('A digest without notifications')
      return mail
    },
  }))
}

function rowOf({ kind, data, who, count }: NotificationSample, { id: userId }: User): DueRow {
  return {
    id: SAMPLE.id,
    userId,
    kind: kind.id,
    data: data(),
    count,
    happenedAt: new Date(),
    readAt: null,
    people: who ? [{ name: who, picture: null }] : [],
    mailMode: 'now',
    mailDue: true,
    pushDue: false,
    tooSoon: false,
  }
}

function readerOf({ email, language }: User): Reader {
  return { email, language, quiet: false, quietFrom: 0, quietTo: 0, quietDays: [], urgent: false }
}

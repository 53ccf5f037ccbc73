import type { User } from '../auth/users.queries.ts'
import type { NotificationKind } from '../notification-kind.ts'
import type { Services } from '../services.ts'
import type { Mail } from './mail.ts'

type Named = {
  /** What the ids of its texts begin with, such as `account.mail:mail.verification`; unique in the product. */
  texts: string
}
type SampleContext = { services: Services; reader: User }
export type NotificationSample = Named & {
  kind: NotificationKind
  data: () => object
  /** The actor's name; empty where nobody is named. */
  who: string
  count: number
}

/** An example of one mail of the product with invented values, for staff who check its words before people read them. */
export type MailSample = (Named & { compose(context: SampleContext): Mail }) | NotificationSample

type Input<Data extends object> = Named & {
  kind: NotificationKind<Data>
  data: () => Data
  who?: string
  count?: number
}

/** Makes the example of a notification's mail; its foot is added where it is composed. */
export function notificationSample<Data extends object>(input: Input<Data>): NotificationSample {
  const { kind, who = '', count = 1, ...rest } = input
  return { ...rest, kind: kind as unknown as NotificationKind, who, count }
}

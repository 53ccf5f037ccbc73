import type { Locale } from '../contract/locale.ts'
import type { MailMode, NotificationIcon } from '../contract/notifications.ts'
import type { MailCalendar, MailPart } from './mail/mail.ts'

/**
 * A row of the preferences: what a member chooses channels for. Its words are `notifications.topics.<id>.title` and
 * `.hint` in the catalogues of the feature; an id is unique in the product.
 */
export type NotificationTopic = {
  id: string
  /** Lower ones come first. */
  order: number
  icon: NotificationIcon
  /** The default until the member chooses. */
  mail: MailMode
  push: boolean
  /** The choices for mails; all of them by default. */
  mailChoices?: readonly MailMode[]
  /** Shown in the product whatever somebody chooses: they would miss an answer to something of theirs. */
  alwaysInApp?: true
  /** Goes on when somebody wants to be told of deadlines alone. */
  isDeadline?: true
  /** It leaves by mail and push alone: the product says the same in another place. */
  isOutside?: true
  /** Of everybody: the settings show it before somebody has been told of it. */
  isCommon?: true
}

export type NotificationContext<Data extends object> = {
  locale: Locale
  data: Data
  /** How many of the group it stands for. */
  count: number
  /** The actor's name: "Amra and 4 others"; empty where nobody is named. */
  who: string
  publicUrl: string
  productName: string
}

export type NotificationLine = {
  /** Stands first and strong: who or what it is about. */
  lead?: string
  text: string
  /** Where it leads, within the product. */
  path: string
  /** The organisation that speaks; people are known by `by`. */
  face?: string
}

export type NotificationMail = {
  subject: string
  heading: string
  parts: readonly MailPart[]
  calendar?: MailCalendar
}

/**
 * One sort of things that members are told, with its sentence in both languages. Where a topic has several, each is
 * `notifications.kinds.<what>` in the catalogues of its feature, by the part of its id behind the point.
 */
export type NotificationKind<Data extends object = object> = {
  /** `feature.what`; unique in the product and kept in the database. */
  id: string
  topic: string
  /** A receipt, or news that law or safety ask for: the mail leaves at once, whatever is chosen. */
  isTransactional?: true
  /** A receipt for what the reader did: nothing has changed for them. */
  isOwnAct?: true
  /** Its reader chose the moment: it leaves then and waits for no round, also where they want deadlines alone. */
  isAppointed?: true
  /** Unread ones about the same thing become one. */
  groups?: true
  /** Seconds for reading it where it stands before anything leaves: what is read by then rings and mails no more. */
  waitSeconds?: { push: number; mail: number }
  /** The least time between two mails of one group. */
  hoursBetweenMails?: number
  /**
   * An overview of the week is for those alone who chose `weekly`; what the overview has is then not mailed besides. A
   * summary of the week rings for those too who chose that alone.
   */
  weekly?: 'overview' | 'in overview' | 'summary'
  /** Whether it may ring in quiet hours. */
  isUrgent?(data: Data): boolean
  tell(telling: NotificationContext<Data>): NotificationLine
  /** The mail, where it says more than the sentence. */
  mail?(telling: NotificationContext<Data>): NotificationMail
}

/** One feature's notifications. */
export type NotificationPart = {
  topics?: readonly NotificationTopic[]
  kinds: readonly NotificationKind[]
}

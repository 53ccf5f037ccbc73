import type { Locale } from '#platform/contract/locale.ts'

/** One part of a mail; the same parts make the HTML and the text. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** One of several places to go to; the button is for the main one. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'small'; text: string }

/** An invitation (RFC 5546): the whole ICS file. */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string }

export type Mail = {
  to: string
  locale: Locale
  subject: string
  heading: string
  parts: readonly MailPart[]
  /** A meeting that mailboxes put into the calendar of their reader, move there or take out. */
  calendar?: MailCalendar
  /** Where one press ends mails of this sort (RFC 8058); every mail has it that nobody needs. */
  unsubscribe?: string
}

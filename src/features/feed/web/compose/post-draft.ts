import { DAY_MS } from '#platform/contract/durations.ts'
import { NO_RICH_TEXT, type RichText } from '#platform/contract/rich-text/document.ts'
import { OPTIONS, type PostPictures } from '../../contract/attachments.ts'
import type { Writing } from '#platform/web/forms/composing.ts'
import type { SavedDraft, DraftContent } from '../../contract/drafts.endpoints.ts'
import type { Audience } from '../../contract/audience.ts'
import { isMentioned, MENTIONS_MAX } from '#platform/contract/mentions.ts'
import { POST_MAX, wordsOf } from '../../contract/post-text.ts'
import type { UnsentPost } from '../outbox-sender.ts'

/** A post that is being written: its poll and its event stay as they were typed while they are put away. */
export type PostDraft = {
  body: RichText
  audience: Audience
  pictures: PostPictures
  poll: { isOn: boolean; options: string[]; endsAt: string }
  event: { isOn: boolean; title: string; startsAt: string; place: string }
  /** The path of what is shared; empty where nothing is. */
  link: string
  /** When it is published, where not at once; drafts of before have none. */
  schedule?: { isOn: boolean; at: string }
  /** Members picked while writing; older drafts have none. */
  mentions?: readonly { id: string; name: string }[]
  /** Its id on the account, and the version that this device has seen; older drafts have neither. */
  copy?: { id: string; version: number }
}

export const EMPTY_POST: PostDraft = {
  body: NO_RICH_TEXT,
  audience: 'members',
  pictures: [],
  poll: { isOn: false, options: ['', ''], endsAt: '' },
  event: { isOn: false, title: '', startsAt: '', place: '' },
  link: '',
}

export type Fault = 'empty' | 'long' | 'alt' | 'options' | 'pollEnd' | 'event' | 'schedule'

/** Returns the first fault that keeps the post from being published. */
export function faultOf({ body, pictures, poll, event, link, schedule }: PostDraft): Fault | undefined {
  const { length } = wordsOf(body)
  if (length === 0 && pictures.length === 0 && !event.isOn && !link) return 'empty'
  if (length > POST_MAX) return 'long'
  if (pictures.some(({ alt }) => alt.trim() === '')) return 'alt'
  if (poll.isOn && filled(poll.options).length < OPTIONS.min) return 'options'
  if (poll.isOn && poll.endsAt === '') return 'pollEnd'
  if (event.isOn && (event.title.trim() === '' || event.startsAt === '')) return 'event'
  if (schedule?.isOn && schedule.at === '') return 'schedule'
  return undefined
}

export function toUnsent({
  body,
  audience,
  pictures,
  poll,
  event,
  link,
  mentions = [],
  schedule,
}: PostDraft): UnsentPost {
  const named = mentionsIn(body, mentions)
  return {
    body,
    audience,
    ...(named.length > 0 && { mentions: named }),
    ...(pictures.length > 0 && { pictures }),
    ...(poll.isOn && { poll: { options: filled(poll.options), endsAt: poll.endsAt } }),
    ...(event.isOn && { event: { title: event.title, startsAt: event.startsAt, place: event.place } }),
    ...(link && { link }),
    ...(schedule?.isOn && { publishAt: schedule.at }),
  }
}

/** The ids of those whose names still stand in the words. */
export function mentionsIn(body: RichText, people: readonly { id: string; name: string }[]): string[] {
  const words = wordsOf(body)
  const ids = people.flatMap(({ id, name }) => (isMentioned(words, name) ? [id] : []))
  return [...new Set(ids)].slice(0, MENTIONS_MAX)
}

/** A poll that is opened ends in three days unless somebody says otherwise. */
export function pollEnd(): string {
  return new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3 * DAY_MS).toISOString()
}

/** Returns what is left in the composer once a post was taken from it: nothing but who is to see the next one. */
export const afterPost = ({ audience }: PostDraft): PostDraft => ({ ...EMPTY_POST, audience })

/** A post that the device could not keep comes back before what was written since. */
export const POST_WRITING: Writing<PostDraft> = {
  isEmpty: ({ body, pictures, poll, event, link }) =>
    wordsOf(body).length === 0 && pictures.length === 0 && !poll.isOn && !event.isOn && !link,
  join: (back, since) => ({
    body: { type: 'doc', content: [...back.body.content, ...since.body.content] },
    audience: back.audience,
    pictures: [...back.pictures, ...since.pictures],
    poll: since.poll.isOn ? since.poll : back.poll,
    event: since.event.isOn ? since.event : back.event,
    link: since.link || back.link,
    ...((since.schedule ?? back.schedule) && { schedule: since.schedule ?? back.schedule }),
    ...mentionsOf(back, since),
    ...((back.copy ?? since.copy) && { copy: back.copy ?? since.copy }),
  }),
}

/** The part of a draft that the account stores. */
export function toContent({ copy: _, mentions = [], ...draft }: PostDraft): DraftContent {
  const named = new Set(mentionsIn(draft.body, mentions))
  const people = mentions.filter(
    ({ id }, at) => named.has(id) && mentions.findIndex((one) => one.id === id) === at,
  )
  return { ...draft, ...(people.length > 0 && { mentions: people }) }
}

/** Converts a draft of the account to the state of the composer. */
export function toPostDraft({ id, version, draft: { schedule, mentions, ...draft } }: SavedDraft): PostDraft {
  return {
    ...draft,
    copy: { id, version },
    ...(schedule && { schedule }),
    ...(mentions && { mentions }),
  }
}

const filled = (options: readonly string[]) => options.map((each) => each.trim()).filter(Boolean)

function mentionsOf(back: PostDraft, since: PostDraft): Pick<PostDraft, 'mentions'> {
  const mentions = [...(back.mentions ?? []), ...(since.mentions ?? [])]
  return mentions.length > 0 ? { mentions } : {}
}

import { feed } from '#features/feed/server/index.ts'
import { type Entry, type Kind, TAG } from './entries.ts'
import {
  ask,
  each,
  inCounts,
  inExport,
  inNotifications,
  isIn,
  list,
  type Look,
  slugOf,
  text,
  within,
} from './looks.ts'

/**
 * Who meets a post somewhere: whoever may read it, whoever it comes to by itself, everybody where it is public, its author
 * alone, those whom it names, or nobody.
 */
export type Rule = 'reads' | 'comes' | 'public' | 'own' | 'named' | 'never'

export type Surface = {
  rule: Rule
  /** The kinds of posts that can stand here; all without a word. */
  kinds?: readonly Kind[]
  /** Not all that may stand here does: the best are chosen, or a few counted. */
  atMost?: true
  /** Own posts are left out. */
  ofOthers?: true
  /** Returns the posts of which a reader meets anything here. */
  find: (look: Look) => Promise<Entry[]>
}

const post = (entry: Entry) => `/api/feed/posts/${entry.id}`
const votable: readonly Kind[] = ['poll']
const OUTSIDE = 'public'

/** Every place where a post may be met; `*` are parts of the feature that are not calls. */
export const surfaces: Record<string, Surface> = {
  'GET /api/feed': { rule: 'comes', find: list('/api/feed') },
  'GET /api/feed/for-you': {
    rule: 'comes',
    atMost: true,
    find: async (look) => look.entries.filter(isIn((await ask(look, 'GET', '/api/feed/for-you')).body)),
  },
  'GET /api/feed/news': { rule: 'comes', atMost: true, ofOthers: true, find: inCounts },
  'GET /api/feed/tagged': { rule: 'comes', find: list(`/api/feed/tagged?tag=${TAG}`) },
  'GET /api/feed/posts/{id}': { rule: 'reads', find: each('GET', post) },
  'GET /api/feed/posts/{id}/versions': {
    rule: 'reads',
    find: each('GET', (entry) => `${post(entry)}/versions`),
  },
  'GET /api/feed/card': {
    rule: 'reads',
    find: within((entry) => `/api/feed/card?link=/feed/posts/${entry.id}`),
  },
  'GET /api/feed/members/{member}/pinned': {
    rule: 'reads',
    kinds: ['pinned'],
    find: within(({ author }) => `/api/feed/members/${author.userId}/pinned`),
  },
  'PUT /api/feed/posts/{id}/reaction': {
    rule: 'reads',
    find: each(
      'PUT',
      (entry) => `${post(entry)}/reaction`,
      () => ({ wanted: true }),
    ),
  },
  'PUT /api/feed/posts/{id}/saved': {
    rule: 'reads',
    find: each(
      'PUT',
      (entry) => `${post(entry)}/saved`,
      () => ({ wanted: true }),
    ),
  },
  'PUT /api/feed/posts/{id}/hide': {
    rule: 'reads',
    find: each(
      'PUT',
      (entry) => `${post(entry)}/hide`,
      // The lists of other surfaces leave a hidden post out.
      () => ({ wanted: false }),
    ),
  },
  'GET /api/feed/saved': { rule: 'reads', find: list('/api/feed/saved') },
  'PUT /api/feed/posts/{id}/vote': {
    rule: 'reads',
    kinds: votable,
    find: each(
      'PUT',
      (entry) => `${post(entry)}/vote`,
      () => ({ choice: 1 }),
    ),
  },
  'GET /api/comments': { rule: 'reads', find: each('GET', ({ id }) => `/api/comments?kind=feed&id=${id}`) },
  'GET /api/comments/people': {
    rule: 'reads',
    find: each('GET', ({ id }) => `/api/comments/people?kind=feed&id=${id}&q=`),
  },
  'POST /api/comments': {
    rule: 'reads',
    find: each(
      'POST',
      () => '/api/comments',
      ({ id }) => ({ id: crypto.randomUUID(), kind: 'feed', about: id, answers: null, text: 'I ja!' }),
    ),
  },
  'GET /api/public/feed/{id}': { rule: OUTSIDE, find: each('GET', ({ id }) => `/api/public/feed/${id}`) },
  'GET /api/public/feed/tags/{tag}': { rule: OUTSIDE, find: list(`/api/public/feed/tags/${TAG}`) },
  'GET /api/public/feed/members/{slug}/pinned': {
    rule: OUTSIDE,
    kinds: ['pinned'],
    find: within(async (entry, look) => `/api/public/feed/members/${await slugOf(entry, look)}/pinned`),
  },
  'GET /api/public/comments/{kind}/{id}': {
    rule: OUTSIDE,
    find: each('GET', ({ id }) => `/api/public/comments/feed/${id}`),
  },
  'GET /api/feed/drafts': { rule: 'own', kinds: ['draft'], find: text('/api/feed/drafts') },
  'GET /api/feed/scheduled': { rule: 'own', kinds: ['scheduled'], find: text('/api/feed/scheduled') },
  ...Object.fromEntries(
    ['rss', 'atom', 'json'].flatMap((format): [string, Surface][] => [
      [`GET /tag/feed.${format}`, { rule: OUTSIDE, find: text(`/tag/feed.${format}?tag=${TAG}`) }],
      [
        `GET /objave/feed.${format}`,
        {
          rule: OUTSIDE,
          find: within(async (entry, look) => `/objave/feed.${format}?od=${await slugOf(entry, look)}`),
        },
      ],
    ]),
  ),
  '* searchKinds': {
    rule: 'comes',
    find: within(({ word }) => `/api/search?query=${word}`),
  },
  '* reportable': {
    rule: 'reads',
    kinds: ['words', 'poll', 'hidden', 'deleted', 'draft'],
    find: each(
      'POST',
      () => '/api/reports',
      ({ id }) => ({ kind: 'feedpost', thing: id, reason: 'spam', note: '' }),
    ),
    ofOthers: true,
  },
  '* sitemap': {
    rule: OUTSIDE,
    find: async ({ app, entries }) => {
      const pages = (await feed.sitemap?.(app.services)) ?? []
      return entries.filter(isIn(pages.map(({ path }) => path).join('\n')))
    },
  },
  '* shareTitle': {
    rule: OUTSIDE,
    find: async ({ app, entries }) => {
      const titles = await Promise.all(
        entries.map((entry) => feed.shareTitle?.(app.services, `objava-${entry.id}`)),
      )
      return entries.filter((_, at) => titles[at] !== undefined)
    },
  },
  '* exporter': { rule: 'own', find: inExport },
  '* live': { rule: 'never', find: async ({ live, entries }) => entries.filter(isIn(live.join('\n'))) },
  'notification feed.mention': { rule: 'named', find: inNotifications('feed.mention') },
  'notification feed.quote': { rule: 'never', find: inNotifications('feed.quote') },
  'notification discussions.comment-answer': {
    rule: 'reads',
    kinds: ['words'],
    ofOthers: true,
    find: inNotifications('discussions.comment-answer'),
  },
  'notification discussions.mention': {
    rule: 'reads',
    kinds: ['words'],
    ofOthers: true,
    find: inNotifications('discussions.mention'),
  },
}

const AUTHOR = 'Its author alone calls it, and authorisation.test.ts tries it with others.'
const NO_POST = 'It has no post of anybody.'
const TO_AUTHOR = 'The author of the post alone hears it.'

/** Calls and parts of the feed that show nobody a post of another, and why. */
export const withoutPosts: Record<string, string> = {
  'POST /api/feed/posts': AUTHOR,
  'PUT /api/feed/posts/{id}': AUTHOR,
  'DELETE /api/feed/posts/{id}': AUTHOR,
  'PUT /api/feed/posts/{id}/pinned': AUTHOR,
  'PUT /api/feed/drafts/{id}': AUTHOR,
  'DELETE /api/feed/drafts/{id}': AUTHOR,
  'POST /api/feed/scheduled': AUTHOR,
  'DELETE /api/feed/scheduled/{id}': AUTHOR,
  'GET /api/feed/people': 'It finds people whom a post of one’s own may name.',
  'GET /api/feed/followed-tags': NO_POST,
  'PUT /api/feed/followed-tags/{tag}': NO_POST,
  'GET /api/feed/save-lists': NO_POST,
  'POST /api/feed/save-lists': NO_POST,
  'PUT /api/feed/save-lists/{id}': NO_POST,
  'DELETE /api/feed/save-lists/{id}': NO_POST,
  'GET /api/feed/settings': NO_POST,
  'PUT /api/feed/settings': NO_POST,
  'GET /linked-pictures/{file}': 'It is a picture of a public page of another site.',
  'notification feed.reaction': TO_AUTHOR,
  'notification feed.schedule': TO_AUTHOR,
  'notification discussions.comment': TO_AUTHOR,
  '* name': NO_POST,
  '* catalogues': NO_POST,
  '* areas': NO_POST,
  '* routes': 'Its calls are here one by one.',
  '* mount': 'What it mounts is here one by one.',
  '* notifications': 'Its kinds are here one by one.',
  '* tasks': 'They publish, and read pages of other sites; nobody reads what they do.',
  '* personFacts': 'It counts posts for staff.',
  '* eraser': NO_POST,
  '* merger': NO_POST,
  '* limits': NO_POST,
  '* seed': NO_POST,
  '* seedAfter': NO_POST,
}

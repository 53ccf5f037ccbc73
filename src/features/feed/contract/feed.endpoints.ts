import * as z from 'zod/mini'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { newPoll, OPTIONS, postEvent, postPictures, pictureViews, pollResult } from './attachments.ts'
import { AUDIENCES } from './audience.ts'
import { LINK_MAX } from '#platform/contract/rich-text/links.ts'
import { MENTIONS_MAX } from '#platform/contract/mentions.ts'
import { mention } from './mentions.ts'
import { postCard } from './post-card.ts'
import { postText } from './post-text.ts'
import { REASONS } from './reasons.ts'
import { TAG_MAX } from './tags.ts'

const texts = z.strictObject({ bhs: z.string(), en: z.string() })

const author = z.strictObject({
  id: uuid,
  name: z.string(),
  /** The slug of the published profile; null without one. */
  slug: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  headline: z.nullable(texts),
})

export const post = z.strictObject({
  id: uuid,
  author,
  body: postText,
  /** The language of its words; null where they leave a doubt. */
  language: z.nullable(z.enum(LOCALES)),
  audience: z.enum(AUDIENCES),
  pictures: pictureViews,
  poll: z.nullable(pollResult),
  event: z.nullable(postEvent),
  /** What it shares. */
  card: z.nullable(postCard),
  /** Whom its words name, as far as they have a profile that the reader may see. */
  mentions: z.array(mention),
  at: isoDateTime,
  isEdited: z.boolean(),
  reactions: z.int(),
  comments: z.int(),
  hasReacted: z.boolean(),
  isSaved: z.boolean(),
  /** It stands on its author’s profile. */
  isPinned: z.boolean(),
  isOwn: z.boolean(),
})
export type Post = z.output<typeof post>

export const listFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  impersonation: 'reads',
  summary: 'Posts that the member may read, the newest first, without those of whom they muted. 20 at a time',
  blocks: 'hides',
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.strictObject({ posts: z.array(post), next: z.nullable(cursor) }),
})

const why = z.strictObject({
  reason: z.enum(REASONS),
  /** The followed tag, or the member's skill, of which the post speaks. */
  tag: z.nullable(z.string()),
  skill: z.nullable(z.string()),
})
const suggestion = z.strictObject({ post, why })
export type Suggestion = z.output<typeof suggestion>

export const listForYou = endpoint({
  method: 'GET',
  path: '/api/feed/for-you',
  impersonation: 'reads',
  summary: 'What is new for the member since the visit before, the best first, each with its reason; it ends',
  blocks: 'hides',
  response: z.strictObject({
    /** The member's newest posts; they stand first. */
    own: z.array(post),
    fresh: z.array(suggestion),
    /** The best of the last two weeks, where little is new. */
    earlier: z.array(suggestion),
    /** The end of the visit before; none on the first one. */
    since: z.nullable(isoDateTime),
  }),
})

export const getNewPostCount = endpoint({
  method: 'GET',
  path: '/api/feed/news',
  impersonation: 'reads',
  summary: 'How many posts of others came after one that the member sees, up to 20',
  query: z.strictObject({ after: cursor }),
  response: z.strictObject({ count: z.int() }),
})

const tag = z.string().check(z.minLength(1), z.maxLength(TAG_MAX))
const tagPage = z.strictObject({ tag: z.string(), posts: z.array(post), next: z.nullable(cursor) })

export const listTag = endpoint({
  method: 'GET',
  path: '/api/feed/tagged',
  impersonation: 'reads',
  summary:
    'Posts with a tag that the member may read, in every spelling of it, the newest first. 20 at a time',
  query: z.strictObject({ tag, after: z.optional(cursor) }),
  blocks: 'hides',
  response: tagPage,
})

export const listPublicTag = endpoint({
  method: 'GET',
  path: '/api/public/feed/tags/{tag}',
  summary: 'Posts with a tag that are for everybody, the newest first. 20 at a time',
  params: z.strictObject({ tag }),
  query: z.strictObject({ after: z.optional(cursor) }),
  blocks: { none: 'They are public, and read by people without an account too.' },
  response: tagPage,
})

export const listFollowedTags = endpoint({
  method: 'GET',
  path: '/api/feed/followed-tags',
  impersonation: 'reads',
  summary: 'Tags that the member follows',
  response: z.strictObject({ tags: z.array(z.string()) }),
})

export const saveTagFollow = endpoint({
  method: 'PUT',
  path: '/api/feed/followed-tags/{tag}',
  summary: 'Follows a tag, or follows it no longer',
  params: z.strictObject({ tag }),
  body: z.strictObject({ wanted: z.boolean() }),
})

const params = z.strictObject({ id: uuid })

export const getPost = endpoint({
  method: 'GET',
  path: '/api/feed/posts/{id}',
  impersonation: 'reads',
  summary: 'One post that the member may read',
  params,
  blocks: 'refuses',
  response: post,
})

export const getPublicPost = endpoint({
  method: 'GET',
  path: '/api/public/feed/{id}',
  summary: 'A post that is for everybody',
  params,
  blocks: { none: 'It is public, and read by people without an account too.' },
  response: post,
})

const link = z.string().check(z.minLength(1), z.maxLength(LINK_MAX))

export const getCard = endpoint({
  method: 'GET',
  path: '/api/feed/card',
  impersonation: 'reads',
  summary:
    'The card that a post would show for an address of this site; none where there is nothing to share',
  query: z.strictObject({ link }),
  blocks: 'hides',
  response: z.strictObject({ card: z.nullable(postCard) }),
})

/** Members named in the text. The server drops those whose names are missing there, or whom the author may not name. */
const mentions = z.optional(z.array(uuid).check(z.maxLength(MENTIONS_MAX)))

export const searchMentionable = endpoint({
  method: 'GET',
  path: '/api/feed/people',
  summary: 'Members whom a post for this audience can mention, by parts of their names; connections first',
  query: z.strictObject({ q: z.string().check(z.maxLength(60)), audience: z.enum(AUDIENCES) }),
  blocks: 'hides',
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        photo: z.nullable(z.string()),
        headline: z.nullable(texts),
      }),
    ),
  }),
})

export const newPost = z.strictObject({
  id: uuid,
  body: postText,
  audience: z.enum(AUDIENCES),
  pictures: z.optional(postPictures),
  poll: z.optional(newPoll),
  event: z.optional(postEvent),
  /** The address of a thing of this site that it shares; otherwise the first one in its words. */
  link: z.optional(link),
  mentions,
})
export type NewPost = z.output<typeof newPost>

export const createPost = endpoint({
  method: 'POST',
  path: '/api/feed/posts',
  summary: 'Publishes a post; a repeated call with its id adds nothing',
  blocks: {
    none: 'Whom it mentions is decided by the policy of reach; who reads it is asked when it is read.',
  },
  body: newPost,
  status: 201,
  response: post,
  limit: { times: 40, seconds: 3600 },
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/feed/posts/{id}',
  summary: 'Deletes an own post with everything under it',
  params,
})

export const saveReaction = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}/reaction',
  summary: 'Supports a post, once, or takes that back',
  params,
  blocks: 'refuses',
  body: z.strictObject({ wanted: z.boolean() }),
  response: z.strictObject({ reactions: z.int(), hasReacted: z.boolean() }),
})

export const createPollVote = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}/vote',
  summary: 'Votes in the poll of a post, once; a later vote changes nothing',
  params,
  blocks: 'refuses',
  body: z.strictObject({ choice: z.int().check(z.minimum(0), z.maximum(OPTIONS.max - 1)) }),
  response: pollResult,
})

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}',
  summary: 'Mends the words of an own post; the former ones stay for whoever may read it',
  params,
  blocks: { none: 'It is one’s own; who reads it is asked when it is read.' },
  body: z.strictObject({ body: postText, mentions }),
  response: post,
})

export const listPostVersions = endpoint({
  method: 'GET',
  path: '/api/feed/posts/{id}/versions',
  impersonation: 'reads',
  summary: 'What a post said before it was mended, the newest first',
  params,
  blocks: 'refuses',
  response: z.strictObject({ versions: z.array(z.strictObject({ body: postText, at: isoDateTime })) }),
})

export const savePost = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}/saved',
  summary: 'Saves a post for later, or no longer',
  params,
  blocks: 'refuses',
  body: z.strictObject({
    wanted: z.boolean(),
    /** The list into which it goes; none is the place of all that are in none. Without a word it stays where it is. */
    list: z.optional(z.nullable(uuid)),
  }),
})

export const savePostHide = endpoint({
  method: 'PUT',
  path: '/api/feed/posts/{id}/hide',
  summary: 'Hides a post from the lists of the reader, or takes that back',
  params,
  blocks: 'refuses',
  body: z.strictObject({ wanted: z.boolean() }),
})

export const listSavedPosts = endpoint({
  method: 'GET',
  path: '/api/feed/saved',
  impersonation: 'reads',
  summary:
    'Posts that the member saved, in a list of theirs or all, and may still read, the last first. 20 at a time',
  query: z.strictObject({ list: z.optional(uuid), after: z.optional(cursor) }),
  blocks: 'hides',
  response: z.strictObject({ posts: z.array(post), next: z.nullable(cursor) }),
})

import type { Pool } from 'pg'

const OWN_OPPORTUNITIES = `select o.id from opportunities o
  join organisation_members m on m.organisation_id = o.organisation_id and m.user_id = $1`
const OWN_BANKS = 'select bank_id from bank_boards where user_id = $1'
const OWN_CALLS = `select id from grant_calls where bank_id in (${OWN_BANKS})`
const OWN_ORGANISATIONS = 'select organisation_id as id from organisation_members where user_id = $1'
const SHOWN_PEOPLE =
  'select user_id as id from network_directory where user_id <> $1 order by user_id limit 1'
const CONNECTIONS = 'select other_id as id from connections where member_id = $1 order by other_id limit 1'
const PUBLISHED = `select id from opportunities where status = 'published' and $1::uuid is not null order by id limit 5`

const OWN_CANVASES = `select m.canvas_id as id from canvas_members m join canvases c on c.id = m.canvas_id
  where m.user_id = $1
  order by exists (select from canvas_submissions s where s.canvas_id = c.id), c.created_at desc`
/** The first of a person, so that a message and its conversation match. */
const OWN_MESSAGES = `select id, conversation_id from conversation_messages
  where sender_id = $1 and deleted_at is null order by id limit 1`
const OWN_PICTURES = 'select id from library_pictures where owner_id = $1 order by created_at limit 1'
const POSTS_OF_OTHERS = [
  `select id from feed_posts where author_id <> $1 and audience = 'public' order by id limit 1`,
]
const QUESTIONS = `select p.id from discussion_posts p join opportunities o on o.id = p.about_id
  where p.question_id is null and $1::uuid is not null order by p.id limit 1`

/** Selects a thing of the project to which a call on projects leads. */
function ofProject(table: string): string {
  return `select t.id from ${table} t join projects p on p.id = t.project_id
    left join project_members m on m.project_id = p.id and m.user_id = $1
    where m.user_id is not null or p.call_id in (${OWN_CALLS}) order by m.user_id nulls last, p.slug, t.id limit 1`
}

/** The caller's things, or public ones, by the word before them in an address or their name in a body. */
const THINGS: Record<string, readonly string[]> = {
  cvs: ['select id from cvs where user_id = $1'],
  cv: ['select id from cvs where user_id = $1'],
  opportunities: [OWN_OPPORTUNITIES, PUBLISHED],
  opportunity: [PUBLISHED],
  organisations: [OWN_ORGANISATIONS],
  organisation: [OWN_ORGANISATIONS],
  'organisation-forms': [OWN_ORGANISATIONS],
  applications: [
    'select id from applications where user_id = $1',
    `select a.id from applications a where a.opportunity_id in (${OWN_OPPORTUNITIES})`,
  ],
  letters: ['select id from application_letters where user_id = $1'],
  users: ['select id from users where id <> $1 order by id limit 5'],
  people: [SHOWN_PEOPLE],
  person: [SHOWN_PEOPLE],
  'saved-searches': ['select id from saved_searches where user_id = $1'],
  targets: ['select id from skill_targets where user_id = $1'],
  learning: ['select id from skills where $1::uuid is not null order by id limit 5'],
  skill: ['select id from skills where $1::uuid is not null order by id limit 5'],
  accepted: ['select id from skills where $1::uuid is not null order by id limit 5'],
  declined: ['select id from skills where $1::uuid is not null order by id limit 5'],
  evidence: ['select id from skill_evidence where user_id = $1'],
  'managed-calls': [`select id from grant_calls where bank_id in (${OWN_BANKS}) order by status, id limit 1`],
  calls: [
    `select c.slug as id from grant_calls c join review_assignments a on a.call_id = c.id where a.reviewer_id = $1 limit 1`,
    `select slug as id from grant_calls where status = 'published' and $1::uuid is not null order by id limit 1`,
  ],
  posts: ['select id from feed_posts where author_id = $1 order by id limit 1'],
  drafts: ['select id from feed_drafts where author_id = $1 limit 1'],
  library: [OWN_PICTURES],
  picture: [OWN_PICTURES],
  'library-documents': ['select id from library_documents where owner_id = $1 order by created_at limit 1'],
  articles: ['select id from articles where author_id = $1 order by created_at limit 1'],
  mentorship: [
    `select id from mentorships where $1 in (member_id, mentor_id) order by state = 'waiting' desc, created_at limit 1`,
  ],
  groups: [
    'select id from mentorship_groups where mentor_id = $1 order by starts_at desc limit 1',
    `select id from mentorship_groups where starts_at > now() and $1::uuid is not null order by starts_at limit 1`,
  ],
  tasks: ['select id from mentorship_tasks where $1::uuid is not null order by id limit 1'],
  mentors: [
    'select user_id as id from mentors where user_id <> $1 order by submitted_at nulls last, user_id limit 1',
  ],
  'external-applications': [
    'select id from applications where user_id = $1 and external is not null order by created_at limit 1',
  ],
  banks: ['select id from youth_banks where $1::uuid is not null order by slug limit 1'],
  moderation: [
    'select id from moderation_cases where closed_at is null and $1::uuid is not null order by id limit 1',
  ],
  pages: ['select id from pages where $1::uuid is not null order by created_at limit 1'],
  'article-authors': ['select id from users where id <> $1 order by id limit 1'],
  passkeys: ['select id from passkeys where user_id = $1'],
  connection: [CONNECTIONS],
  openCalls: [
    `select slug as id from public_calls where opens_at < now() and deadline > now() and $1::uuid is not null order by slug limit 1`,
  ],
  decisions: ['select canvas_id as id from review_assignments where reviewer_id <> $1 order by id limit 1'],
  reviews: [
    'select id from review_assignments where reviewer_id = $1 order by given_at nulls first, id limit 1',
  ],
  projects: [
    'select p.slug as id from projects p join project_members m on m.project_id = p.id where m.user_id = $1 order by p.slug',
    `select slug as id from projects where call_id in (${OWN_CALLS}) order by slug limit 1`,
  ],
  activities: [ofProject('project_activities')],
  hours: ['select id from project_hours where user_id = $1 order by confirmed_at nulls first limit 1'],
  entries: [ofProject('project_entries')],
  changes: [ofProject('project_changes')],
  instalments: [ofProject('project_instalments')],
  canvases: [`select id from (${OWN_CANVASES}) own limit 1`],
  canvas: [`select id from (${OWN_CANVASES}) own limit 1`],
  documents: [
    `select id from canvas_documents where canvas_id in (select id from (${OWN_CANVASES}) own) order by id limit 1`,
  ],
  versions: [
    `select id from canvas_versions where canvas_id in (select id from (${OWN_CANVASES}) own) order by id limit 1`,
  ],
  conversations: [`select conversation_id as id from (${OWN_MESSAGES}) own`],
  messages: [OWN_MESSAGES],
  scheduled: ['select id from scheduled_messages where user_id = $1 limit 1'],
  discussions: [
    'select id from discussion_posts where author_id = $1 order by created_at limit 1',
    QUESTIONS,
  ],
  threads: [
    `select t.post_id as id from discussion_threads t join discussion_posts p on p.id = t.post_id
      where p.about_id in (select id from (${OWN_CANVASES}) own) order by p.id limit 1`,
  ],
  teams: ['select id from team_test_teams where owner_id = $1 limit 1'],
  endorsements: ['select id from skill_endorsements where to_id = $1 order by id limit 1'],
  'muted-words': ['select id from muted_words where user_id = $1 limit 1'],
  notices: ['select id from notices where created_by = $1 limit 1'],
  // Every area stays on: one that rests answers 503 to all that follows.
  areas: [`select 'cvImport' as id where $1::uuid is not null`],
  sessions: ['select id from sessions where user_id = $1'],
}

const OF_APPLICANTS = [
  `select id from applications where opportunity_id in (${OWN_OPPORTUNITIES}) and status <> 'draft' order by id limit 1`,
]

/** Where the word before is not enough: the side of a thing that a call concerns. */
const PLACES: Record<string, readonly string[]> = {
  '/api/mentorship/groups/{id}/place': [
    `select id from mentorship_groups where mentor_id <> $1 and starts_at > now() and cancelled_at is null
      order by starts_at limit 1`,
  ],
  '/api/applications/{id}/interview': OF_APPLICANTS,
  '/api/applications/{id}/notes': OF_APPLICANTS,
  '/api/applications/{id}/score': OF_APPLICANTS,
  '/api/feed/posts/{id}/reaction': POSTS_OF_OTHERS,
  '/api/feed/posts/{id}/saved': POSTS_OF_OTHERS,
  '/api/feed/posts/{id}/hide': POSTS_OF_OTHERS,
  '/api/admin/articles/{id}/decision': [
    'select id from articles where submitted_at is not null and author_id <> $1 order by id limit 1',
  ],
  '/api/admin/banks/{id}/board/{seat}': [
    'select id from youth_bank_board where $1::uuid is not null order by bank_id, id limit 1',
  ],
  '/api/network/people/{person}/acceptance': [
    'select from_id as id from connection_requests where to_id = $1 limit 1',
  ],
  '/api/network/people/{person}/refusal': [
    'select from_id as id from connection_requests where to_id = $1 limit 1',
  ],
  '/api/network/people/{person}/connection': [CONNECTIONS],
  '/api/organisations/{id}/message-templates/{template}': [
    `select id from application_templates where organisation_id in (${OWN_ORGANISATIONS}) order by id limit 1`,
  ],
  '/api/organisations/{id}/invitations/{invitation}': [
    `select id from organisation_invitations where organisation_id in (${OWN_ORGANISATIONS}) order by id limit 1`,
  ],
  '/api/organisations/{id}/people/{person}': [
    `select user_id as id from organisation_members where user_id <> $1 and organisation_id in (${OWN_ORGANISATIONS})
      order by user_id limit 1`,
  ],
  '/api/team-test/teams/{id}/people/{person}': [CONNECTIONS],
}

type Meant =
  | string
  | number
  | boolean
  | null
  | { of: string }
  | readonly Meant[]
  | { readonly [field: string]: Meant }

/** Values that name a thing by its kind, which no generator would find; `of` is one of the things above. */
const IN_THREE_WEEKS = `${new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)}T12:00`

const MEANT: Record<string, Record<string, Meant>> = {
  'POST /api/discussions': { kind: 'opportunity', id: { of: 'opportunity' } },
  'POST /api/threads': { kind: 'canvas', about: { of: 'canvas' } },
  'POST /api/canvases': { call: { of: 'openCalls' } },
  'POST /api/mentorship/groups': {
    starts: IN_THREE_WEEKS,
    joinBy: IN_THREE_WEEKS,
    zone: 'Europe/Sarajevo',
    format: 'video',
    link: 'https://sastanak.primjer.ba/grupa',
  },
  'POST /api/reports': { kind: 'profile', thing: { of: 'person' } },
  'POST /api/ai-skills/targets': { kind: 'opportunity', ref: { of: 'opportunity' } },
  'POST /api/conversations': { kind: 'direct', members: [{ of: 'connection' }] },
  'POST /api/team-conversations': { about: { kind: 'canvas', id: { of: 'canvas' } } },
  'POST /api/notices': { organisation: { of: 'organisation' } },
  'POST /api/notices/tables': { organisation: { of: 'organisation' } },
  'POST /api/notices/feeds': { organisation: { of: 'organisation' } },
  'POST /api/legal-acceptances': { document: 'terms', version: '1.2' },
  'PUT /api/notifications/preferences': { topics: [] },
  'PUT /api/admin/areas/{id}': { isResting: false },
  'PUT /api/feed/drafts/{id}': { version: 1 },
  'PUT /api/library/{id}/crops/{shape}': { x: 0, y: 0, width: 500 },
}

export type Caller = { pool: Pool; userId: string }

async function firstOf(queries: readonly string[], { pool, userId }: Caller): Promise<string | undefined> {
  for (const sql of queries) {
    const { rows } = await pool.query<{ id: string }>(sql, [userId])
    if (rows[0]) return rows[0].id
  }
  return undefined
}

/** Returns the id of a caller's thing under a word of an address or a body. */
export function thing(name: string, caller: Caller): Promise<string | undefined> {
  return firstOf(THINGS[name] ?? [], caller)
}

/** Returns the id for one parameter of an address, where the whole address says more than the word before. */
export function thingAt(path: string, place: { before: string; name: string }, caller: Caller) {
  const isLast = path.lastIndexOf('{') === path.indexOf(`{${place.name}}`)
  return firstOf((isLast ? PLACES[path] : undefined) ?? THINGS[place.before] ?? [], caller)
}

/** Returns the fields of a body that name existing things. */
export async function meant(call: string, caller: Caller): Promise<object> {
  return (await resolved(MEANT[call] ?? {}, caller)) as object
}

async function resolved(value: Meant | undefined, caller: Caller): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => resolved(each, caller)))
  if (typeof value !== 'object' || value === null) return value
  if ('of' in value && typeof value.of === 'string') return thing(value.of, caller)
  const entries = Object.entries(value as Record<string, Meant>).map(
    async ([field, inner]) => [field, await resolved(inner, caller)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

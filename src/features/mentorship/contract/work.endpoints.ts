import * as z from 'zod/mini'
import { visibleLine, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid, versionNumber } from '#platform/contract/schemas.ts'
import { REASON_MAX, SIDES } from './kinds.ts'
import { mentorship } from './requests.endpoints.ts'

export const TASK_MAX = 160
export const NOTE_MAX = 4000
export const TASKS_MAX = 60

const params = z.strictObject({ id: uuid })
const ofMeeting = z.strictObject({ id: uuid, session: uuid })
const ofTask = z.strictObject({ id: uuid, task: uuid })

export const createMeeting = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/sessions',
  summary: 'Agrees on another meeting at a free time of the mentor; the other side is told',
  params,
  body: z.strictObject({ id: uuid, at: isoDateTime }),
  response: mentorship,
})

export const updateMeeting = endpoint({
  method: 'PUT',
  path: '/api/mentorship/{id}/sessions/{session}',
  summary: 'Moves a meeting to another free time; calendars take the new one in its place',
  params: ofMeeting,
  body: z.strictObject({ at: isoDateTime, version: versionNumber }),
  response: mentorship,
})

export const cancelMeeting = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/sessions/{session}/cancellation',
  summary: 'Cancels a meeting to come; the other side is told, and calendars take it out',
  params: ofMeeting,
  body: z.strictObject({ reason: words(REASON_MAX), version: versionNumber }),
  response: mentorship,
})

export const getMeetingCalendar = endpoint({
  method: 'GET',
  path: '/api/mentorship/{id}/sessions/{session}/calendar',
  summary: 'A meeting for a calendar (ICS)',
  params: ofMeeting,
  status: 200,
  limit: { times: 120, seconds: 3600 },
})

const task = z.strictObject({
  id: uuid,
  side: z.enum(SIDES),
  task: z.string(),
  dueOn: z.nullable(z.iso.date()),
  done: z.boolean(),
})
const note = z.strictObject({ note: z.string(), version: z.int() })
const opinion = z.strictObject({ score: z.int(), opinion: z.string() })

const work = z.strictObject({
  tasks: z.array(task),
  notes: z.strictObject({ own: note, shared: note }),
  /** Another mentor who could take an expired request, with the time that would be reserved. */
  next: z.nullable(z.strictObject({ id: uuid, name: z.string(), slug: z.string(), at: isoDateTime })),
  /** My own word, and the other's once both have said theirs or two weeks have gone by. */
  feedback: z.strictObject({ own: z.nullable(opinion), other: z.nullable(opinion) }),
  /** Skills that the mentor may confirm: those that the mentor teaches. */
  skills: z.array(z.strictObject({ id: uuid, name: z.strictObject({ bhs: z.string(), en: z.string() }) })),
})
export type Work = z.output<typeof work>

export const getWork = endpoint({
  method: 'GET',
  path: '/api/mentorship/{id}/work',
  summary: 'What goes on in one mentorship of mine: tasks, notes, feedback, and whom to ask next',
  params,
  response: work,
})

export const addTask = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/tasks',
  summary: 'Adds a task that both see',
  params,
  body: z.strictObject({ id: uuid, task: visibleLine(TASK_MAX), dueOn: z.nullable(z.iso.date()) }),
  response: work,
})

export const updateTask = endpoint({
  method: 'PUT',
  path: '/api/mentorship/{id}/tasks/{task}',
  summary: 'Says whether a task is done',
  params: ofTask,
  body: z.strictObject({ done: z.boolean() }),
  response: work,
})

export const removeTask = endpoint({
  method: 'DELETE',
  path: '/api/mentorship/{id}/tasks/{task}',
  summary: 'Takes a task out',
  params: ofTask,
})

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/mentorship/{id}/note',
  summary: 'Writes the note that is mine alone, or the one of both; `version` says what it builds on',
  params,
  body: z.strictObject({ shared: z.boolean(), note: words(NOTE_MAX), version: versionNumber }),
  response: work,
})

export const requestNextMentor = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/handover',
  summary: 'Asks the next suitable mentor with the same goal; I have seen who it is',
  params,
  body: z.strictObject({ id: uuid, mentor: uuid, at: isoDateTime }),
  response: mentorship,
})

export const endMentorship = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/ending',
  summary: 'Ends a mentorship; a mentor confirms what the member can do now, which becomes evidence',
  params,
  body: z.strictObject({ reason: words(REASON_MAX), skills: z.array(uuid).check(z.maxLength(12)) }),
  response: mentorship,
})

export const saveFeedback = endpoint({
  method: 'PUT',
  path: '/api/mentorship/{id}/feedback',
  summary: 'Says how it was, from 1 to 5; a word for the other, and one for staff alone',
  params,
  body: z.strictObject({
    score: z.int().check(z.minimum(1), z.maximum(5)),
    opinion: words(REASON_MAX),
    forStaff: words(REASON_MAX),
  }),
  response: work,
})

import { type Route, route } from '#platform/server/http/route.ts'
import {
  archiveForm,
  copyForm,
  createForm,
  getEditedForm,
  listForms,
  publishForm,
  saveForm,
  saveFormSettings,
  withdrawForm,
} from '../contract/editing.endpoints.ts'
import { addFormFile, exportFormFiles, getFormFile } from '../contract/files.endpoints.ts'
import { getPublicForm, getSentForm, listOwnSubmissions, sendForm } from '../contract/public.endpoints.ts'
import {
  assignSubmissions,
  getSubmission,
  listSubmissions,
  noteSubmission,
  setSubmissionStatus,
} from '../contract/submissions.endpoints.ts'
import { exportForm, getFormStatistics } from '../contract/statistics.endpoints.ts'
import * as editing from './editing.service.ts'
import { exportSubmissions } from './export.service.ts'
import { exportFiles } from './files/export-files.service.ts'
import { addFile, readSentFile } from './files/files.service.ts'
import { listOwn, readForm, getOwnSubmission } from './public.service.ts'
import { takeStep } from './sending.service.ts'
import { statisticsOf } from './statistics.service.ts'
import * as submissions from './submissions.service.ts'

const STAFF = { admin: 'content' } as const

const publicRoutes: readonly Route[] = [
  route(getPublicForm, 'public', ({ services, params, query }) =>
    readForm(services, params.slug, query.token),
  ),
  route(sendForm, 'public', ({ services, session, params, body }) =>
    takeStep({ services, session, slug: params.slug, sending: body }),
  ),
  route(addFormFile, 'public', ({ services, session, params, query: { name, mark, token }, request }) =>
    addFile({ services, session, ...params, name, mark, token, bytes: request.body as Buffer }),
  ),
  route(getSentForm, 'public', ({ services, params, query }) =>
    getOwnSubmission(services, params.slug, query.token),
  ),
  route(listOwnSubmissions, 'member', ({ services, session }) => listOwn(services, session.userId)),
]

const editingRoutes: readonly Route[] = [
  route(listForms, STAFF, ({ services, query }) => editing.listAll(services.db, query)),
  route(createForm, STAFF, ({ services, session, locale, body }) =>
    editing.createForm({ services, session, locale, ...body }),
  ),
  route(copyForm, STAFF, ({ services, session, locale, params: { id } }) =>
    editing.copyForm({ services, session, locale, id }),
  ),
  route(getEditedForm, STAFF, ({ services, params: { id } }) => editing.getEdited(services.db, id)),
  route(saveForm, STAFF, ({ services, session, locale, params: { id }, body, request }) =>
    editing.saveContent({ services, session, id }, { content: body, headers: request.headers, locale }),
  ),
  route(saveFormSettings, STAFF, ({ services, session, params: { id }, body }) =>
    editing.saveSettings({ services, session, id }, body),
  ),
  route(publishForm, STAFF, ({ services, session, params: { id } }) =>
    editing.publish({ services, session, id }),
  ),
  route(withdrawForm, STAFF, ({ services, session, params: { id } }) =>
    editing.withdraw({ services, session, id }),
  ),
  route(archiveForm, STAFF, ({ services, session, params: { id }, body }) =>
    editing.archive({ services, session, id }, body.archived),
  ),
]

const submissionRoutes: readonly Route[] = [
  route(getFormStatistics, STAFF, ({ services, params: { id } }) => statisticsOf(services.db, id)),
  route(exportForm, STAFF, async ({ services, session, locale, header, params: { id, format } }) => {
    const { body, type, name } = await exportSubmissions({ services, session, id }, { format, locale })
    header('content-type', type)
    header('content-disposition', `attachment; filename="${name}"`)
    return body
  }),
  route(exportFormFiles, STAFF, async ({ services, session, header, params: { id } }) => {
    const { body, name } = await exportFiles({ services, session, id })
    header('content-type', 'application/zip')
    header('content-disposition', `attachment; filename="${name}"`)
    return body
  }),
  route(getFormFile, STAFF, ({ services, header, params: { id, submission, file } }) =>
    readSentFile(services, { form: id, submission, file }, header),
  ),
  route(listSubmissions, STAFF, ({ services, params: { id }, query }) =>
    submissions.listAllOf(services.db, id, query),
  ),
  route(getSubmission, STAFF, ({ services, params: { id, submission } }) =>
    submissions.openSubmission(services.db, { form: id, id: submission }),
  ),
  route(setSubmissionStatus, STAFF, async ({ services, session, params: { id }, body }) => {
    const { submissions: ids, status, text } = body
    await submissions.setStatus({ services, session, id }, { ids, status, text })
    return undefined
  }),
  route(assignSubmissions, STAFF, async ({ services, session, params: { id }, body }) => {
    await submissions.assign({ services, session, id }, { ids: body.submissions, mine: body.mine })
    return undefined
  }),
  route(noteSubmission, STAFF, ({ services, session, params: { id, submission }, body }) =>
    submissions.note({ services, session, form: id, id: submission, text: body.text }),
  ),
]

export const routes: readonly Route[] = [...publicRoutes, ...editingRoutes, ...submissionRoutes]

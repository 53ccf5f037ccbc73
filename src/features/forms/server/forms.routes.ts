import type { Session } from '#platform/server/auth/session.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import {
  archiveForm,
  createFormCopy,
  createForm,
  getEditedForm,
  listForms,
  publishForm,
  saveForm,
  saveFormSettings,
  withdrawForm,
} from '../contract/editing.endpoints.ts'
import {
  addFormFile,
  exportFormFiles,
  getFormFile as getFormFileEndpoint,
} from '../contract/files.endpoints.ts'
import {
  getPublicForm as getPublicFormEndpoint,
  getSubmissionOfSender,
  listOwnSubmissions,
  sendForm as sendFormEndpoint,
} from '../contract/public.endpoints.ts'
import {
  assignSubmissions,
  deleteSubmissions,
  getSubmission as getSubmissionEndpoint,
  listSubmissionIds,
  listReaders,
  listSubmissions,
  restoreSubmissions,
  addSubmissionNote as addSubmissionNoteEndpoint,
  updateSubmissionStatus as updateSubmissionStatusEndpoint,
} from '../contract/submissions.endpoints.ts'
import {
  exportForm,
  getFormStatistics as getFormStatisticsEndpoint,
} from '../contract/statistics.endpoints.ts'
import {
  getWebhook as getWebhookEndpoint,
  sendDelivery,
  saveWebhook,
  sendTestDelivery,
} from '../contract/webhook.endpoints.ts'
import { deleteSome, restoreSome } from './deletion/deletion.service.ts'
import { type Door, type Need, organisationDoor, staffDoor } from './door.policy.ts'
import * as editing from './editing.service.ts'
import { exportSubmissions } from './export.service.ts'
import { exportFiles } from './files/export-files.service.ts'
import { addFile, getFormFile } from './files/files.service.ts'
import { listOwn, getPublicForm, getOwnSubmission } from './public.service.ts'
import { sendForm } from './sending.service.ts'
import { getFormStatistics } from './statistics.service.ts'
import * as readers from './readers.service.ts'
import * as submissions from './submissions.service.ts'
import type { FormAbouts } from './uses/about.ts'
import { useRoutes } from './uses/uses.routes.ts'
import * as webhooks from './webhooks/webhooks.service.ts'

const publicRoutes = (abouts: FormAbouts): readonly Route[] => [
  route(getPublicFormEndpoint, 'public', ({ services, params, query }) =>
    getPublicForm({ services, abouts }, { ...params, ...query }),
  ),
  route(sendFormEndpoint, 'public', ({ services, session, params, body }) =>
    sendForm({ services, abouts, session, slug: params.slug, sending: body }),
  ),
  route(addFormFile, 'public', ({ services, session, params, query: { name, mark, token }, request }) =>
    addFile({ services, session, ...params, name, mark, token, bytes: request.body as Buffer }),
  ),
  route(getSubmissionOfSender, 'public', ({ services, params, query }) =>
    getOwnSubmission(services, params.slug, query.token),
  ),
  route(listOwnSubmissions, 'member', ({ services, session }) => listOwn(services, session.userId)),
]

const editingRoutes = ({ policy, at, enter }: Door): readonly Route[] => [
  route(at(listForms), policy, async (call) => {
    const { organisation, mayEdit } = await enter(call, 'read')
    return { ...(await editing.listAll(call.services.db, { organisation, ...call.query })), mayEdit }
  }),
  route(at(createForm), policy, async (call) => {
    const { organisation } = await enter(call, 'edit')
    const { services, session, locale, body } = call
    return editing.createForm({ services, session, locale, organisation, ...body })
  }),
  route(at(createFormCopy), policy, async (call) => {
    await enter(call, 'edit')
    return editing.copyForm({ ...callOf(call), locale: call.locale })
  }),
  route(at(getEditedForm), policy, async (call) => {
    await enter(call, 'edit')
    return editing.getEdited(call.services.db, call.params.id)
  }),
  route(at(saveForm), policy, async (call) => {
    await enter(call, 'edit')
    const { body, request, locale } = call
    return editing.saveContent(callOf(call), { content: body, headers: request.headers, locale })
  }),
  route(at(saveFormSettings), policy, async (call) => {
    await enter(call, 'edit')
    return editing.saveSettings(callOf(call), call.body)
  }),
  route(at(publishForm), policy, async (call) => {
    await enter(call, 'edit')
    return editing.publish(callOf(call))
  }),
  route(at(withdrawForm), policy, async (call) => {
    await enter(call, 'edit')
    return editing.withdraw(callOf(call))
  }),
  route(at(archiveForm), policy, async (call) => {
    await enter(call, 'edit')
    return editing.archive(callOf(call), call.body.archived)
  }),
]

type OfForm = { services: Services; session: Session; params: { id: string } }

function callOf({ services, session, params: { id } }: OfForm) {
  return { services, session, id }
}

/** Enters by a door and returns what is read of the form. */
async function readingOf({ enter }: Door, call: OfForm, need: Need) {
  const { hidden, mayEdit } = await enter(call, need)
  return { form: call.params.id, hidden, mayEdit }
}

type OfSome = OfForm & { body: { submissions: string[] } }

/** Enters by a door and returns the chosen submissions of the form. */
async function someOf(door: Door, call: OfSome) {
  const { services, session, body } = call
  const { mayEdit: _, ...reading } = await readingOf(door, call, 'edit')
  return { services, session, ...reading, ids: body.submissions }
}

type Narrowed = { session: Session; query: { reader?: string | undefined } }

function conditionsOf<Q extends Narrowed>({ session, query }: Q) {
  const { reader: whose, ...filter } = query as Q['query']
  return { ...filter, reader: whose === 'mine' ? session.userId : whose === 'nobody' ? null : whose }
}

const submissionRoutes = (door: Door): readonly Route[] => [
  route(door.at(getFormStatisticsEndpoint), door.policy, async (call) =>
    getFormStatistics(call.services.db, await readingOf(door, call, 'read')),
  ),
  route(door.at(exportForm), door.policy, async (call) => {
    const { services, session, locale, header, params } = call
    const reading = await readingOf(door, call, 'edit')
    const { format } = params
    const { body, type, name } = await exportSubmissions(
      { services, session, ...reading },
      { format, locale, conditions: conditionsOf(call) },
    )
    header('content-type', type)
    header('content-disposition', `attachment; filename="${name}"`)
    return body
  }),
  route(door.at(exportFormFiles), door.policy, async (call) => {
    const { services, session, header } = call
    const reading = await readingOf(door, call, 'edit')
    const { body, name } = await exportFiles({ services, session, ...reading })
    header('content-type', 'application/zip')
    header('content-disposition', `attachment; filename="${name}"`)
    return body
  }),
  route(door.at(getFormFileEndpoint), door.policy, async (call) => {
    const { submission, file } = call.params
    const reading = await readingOf(door, call, 'read')
    return getFormFile(call.services, { ...reading, submission, file }, call.header)
  }),
  route(door.at(listSubmissions), door.policy, async (call) => {
    const { mayEdit, ...reading } = await readingOf(door, call, 'read')
    const list = await submissions.listAllOf(call.services.db, reading, conditionsOf(call))
    return { ...list, mayEdit }
  }),
  route(door.at(listSubmissionIds), door.policy, async (call) => {
    const { mayEdit: _, ...reading } = await readingOf(door, call, 'edit')
    return submissions.listIds(call.services.db, reading, conditionsOf(call))
  }),
  route(door.at(deleteSubmissions), door.policy, async (call) => deleteSome(await someOf(door, call))),
  route(door.at(restoreSubmissions), door.policy, async (call) => restoreSome(await someOf(door, call))),
  route(door.at(getSubmissionEndpoint), door.policy, async (call) => {
    const reading = await readingOf(door, call, 'read')
    return submissions.getSubmission(call.services.db, { ...reading, id: call.params.submission })
  }),
  route(door.at(updateSubmissionStatusEndpoint), door.policy, async (call) => {
    const reading = await readingOf(door, call, 'edit')
    const { services, session, body } = call
    const { submissions: ids, status, text } = body
    await submissions.updateSubmissionStatus({ services, session, ...reading }, { ids, status, text })
    return undefined
  }),
  route(door.at(assignSubmissions), door.policy, async (call) => {
    const reading = await readingOf(door, call, 'edit')
    const { services, session, body } = call
    const { submissions: ids, reader } = body
    await readers.assignSubmissions({ services, session, ...reading }, { ids, reader })
    return undefined
  }),
  route(door.at(listReaders), door.policy, async (call) => {
    const { form } = await readingOf(door, call, 'read')
    return { readers: await readers.listReaders(call.services.db, form) }
  }),
  route(door.at(addSubmissionNoteEndpoint), door.policy, async (call) => {
    const reading = await readingOf(door, call, 'edit')
    const { services, session, params, body } = call
    return submissions.addSubmissionNote({
      services,
      session,
      ...reading,
      id: params.submission,
      text: body.text,
    })
  }),
]

const webhookRoutes = ({ policy, at, enter }: Door): readonly Route[] => [
  route(at(getWebhookEndpoint), policy, async (call) => {
    await enter(call, 'edit')
    return webhooks.getWebhook(call.services, call.params.id)
  }),
  route(at(saveWebhook), policy, async (call) => {
    await enter(call, 'edit')
    return webhooks.saveWebhook(callOf(call), call.body)
  }),
  route(at(sendTestDelivery), policy, async (call) => {
    await enter(call, 'edit')
    return webhooks.sendTestDelivery(callOf(call))
  }),
  route(at(sendDelivery), policy, async (call) => {
    await enter(call, 'edit')
    return webhooks.sendDelivery({ ...callOf(call), delivery: call.params.delivery })
  }),
]

export const routesWith = (abouts: FormAbouts): readonly Route[] => [
  ...publicRoutes(abouts),
  ...useRoutes(abouts),
  ...[staffDoor, organisationDoor(abouts)].flatMap((door) => [
    ...editingRoutes(door),
    ...submissionRoutes(door),
    ...webhookRoutes(door),
  ]),
]

import { fillPath } from '#platform/contract/endpoint.ts'
import { call, request } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import {
  deleteUser,
  exportUser,
  updateRights,
  endSuspension,
  signOutUser,
  createSuspension,
} from '../../contract/person.endpoints.ts'
import { startImpersonation } from '../../contract/impersonation.endpoints.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { Act } from './act-dialog.tsx'
import { rightsFrom } from './rights-fields.tsx'
import { suspensionEnd } from './suspension-end.ts'

/** Sends the dialog's form to the endpoint of its act; returns the token of an impersonation. */
export async function sendAct({
  act,
  id,
  data,
  file,
}: {
  act: Act
  id: string
  data: FormData
  file: string
}): Promise<string | undefined> {
  const reason = fieldText(data, 'reason')
  const params = { id }
  if (act === 'impersonate') return (await call(startImpersonation, { body: { person: id, reason } })).token
  if (act === 'rights') return call(updateRights, { params, body: { ...rightsFrom(data), reason } })
  if (act === 'suspend')
    return call(createSuspension, { params, body: { reason, until: suspensionEnd(data) } })
  if (act === 'lift') return call(endSuspension, { params, body: { reason } })
  if (act === 'signOut') return call(signOutUser, { params, body: { reason } })
  if (act === 'delete') return call(deleteUser, { params, body: { reason } })
  const answer = await request(fillPath(exportUser.path, params), {
    method: exportUser.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  })
  saveFile({ content: await answer.blob(), name: file })
  return undefined
}

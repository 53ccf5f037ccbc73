import { fillPath } from '#platform/contract/endpoint.ts'
import { isHeicFile, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { request } from '#platform/web/api/api.ts'
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts'
import { DOCUMENT_TYPES, FILE_LIMIT, type FormFile } from '../../contract/files.ts'
import { addFormFile } from '../../contract/files.endpoints.ts'

type Place = { slug: string; field: string; mark: string; token: string | undefined }

/** Puts a file of the device into the form, a photo made small before it travels; nothing where it is too large. */
export async function sendFile(
  file: File,
  { slug, field, mark, token }: Place,
): Promise<FormFile | undefined> {
  const isPicture = (UPLOAD_TYPES as readonly string[]).includes(file.type) || isHeicFile(file)
  const body = isPicture ? await shrinkPicture(file) : file
  if (body.size > FILE_LIMIT) return undefined
  const query = new URLSearchParams({ name: file.name || '_', mark, ...(token !== undefined && { token }) })
  const path = `${fillPath(addFormFile.path, { slug, field })}?${query}`
  const headers = { 'content-type': isPicture && body.type ? body.type : typeOf(file) }
  const answer = await request(path, { method: addFormFile.method, body, headers })
  return (await answer.json()) as FormFile
}

/** Devices without an office program do not know the types of its documents. */
function typeOf({ name, type }: File): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return (DOCUMENT_TYPES as Readonly<Record<string, string>>)[ending] ?? (type || 'application/octet-stream')
}

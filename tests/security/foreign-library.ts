import { randomUUID } from 'node:crypto'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { foreignFile } from './foreign-file.ts'

/** A picture of somebody else that stands nowhere. */
async function foreignPicture(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const [id, file] = [randomUUID(), randomUUID()]
  await foreignFile(app, file)
  await app.services.pool.query('insert into library_pictures (id, file_id, owner_id) values ($1, $2, $3)', [
    id,
    file,
    userId,
  ])
  return { id }
}

/** A file of somebody else that stands nowhere. */
async function foreignDocument(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const [id, file] = [randomUUID(), randomUUID()]
  await foreignFile(app, file)
  await app.services.pool.query('insert into library_documents (id, file_id, owner_id) values ($1, $2, $3)', [
    id,
    file,
    userId,
  ])
  return { id }
}

async function foreignCrop(app: TestApp): Promise<Record<string, string>> {
  return { ...(await foreignPicture(app)), shape: 'wide' }
}

export const foreignLibrary: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'PUT /api/library/{id}/file': foreignPicture,
  'PUT /api/library/{id}/facts': foreignPicture,
  'PUT /api/library/{id}/crops/{shape}': foreignCrop,
  'DELETE /api/library/{id}/crops/{shape}': foreignCrop,
  'DELETE /api/library/{id}': foreignPicture,
  'GET /api/library/{id}/bytes': foreignPicture,
  'GET /api/library/{id}/uses': foreignPicture,
  'GET /api/library-documents/{id}': foreignDocument,
  'PUT /api/library-documents/{id}/file': foreignDocument,
  'PUT /api/library-documents/{id}/facts': foreignDocument,
  'DELETE /api/library-documents/{id}': foreignDocument,
  'GET /api/library-documents/{id}/bytes': foreignDocument,
  'GET /api/library-documents/{id}/uses': foreignDocument,
}

export const libraryBodies: Record<string, object> = {
  'PUT /api/library/{id}/crops/{shape}': { x: 0, y: 0, width: 500 },
  'PUT /api/library-documents/{id}/facts': { title: { bhs: 'Tuđe', en: 'Foreign' }, author: '', licence: '' },
  'PUT /api/library/{id}/facts': {
    description: { bhs: 'Tuđe', en: '' },
    author: '',
    licence: '',
    focal: { x: 50, y: 50 },
  },
}

/** The metadata of an uploaded file, whose bytes are the body. */
export const libraryQueries: Record<string, Record<string, string>> = {
  'PUT /api/library-documents/{id}/file': { name: 'Tuđe.pdf' },
}

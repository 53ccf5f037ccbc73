import { createHmac, timingSafeEqual } from 'node:crypto'
import { attachFile, streamFile, WHOLE, withStoredFile } from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { FormFile } from '../../contract/files.ts'
import { problems } from '../../contract/problems.ts'
import type { Answers, FormInput } from '../../contract/rules/answers.ts'
import type { Content } from '../../contract/rules/content.ts'
import { isFile } from '../../contract/rules/kinds.ts'
import { ageOf } from '../mark.ts'
import { fillable } from '../filling.service.ts'
import { findSubmission } from '../submissions.queries.ts'
import {
  claimFiles,
  type FileRow,
  listFilesByIds,
  listFilesOfSubmission,
  insertFile,
} from './files.queries.ts'
import { prepareFile } from './prepare-file.ts'

/** Bytes that the files of one form of the house may have together, or of all forms of an organisation. */
const FORM_QUOTA = 5 * 1024 ** 3

type Input = {
  services: Services
  session: Session | undefined
  slug: string
  field: string
  mark: string
  token: string | undefined
  name: string
  bytes: Buffer
}

/** Keeps a file of somebody who is filling in a form; only who has opened the form can put one into it. */
export async function addFile(input: Input): Promise<FormFile> {
  const { services, session, slug, field, mark, token, name, bytes } = input
  const { form, content } = await fillable(services, { slug, session, token })
  const question = content.fields.find(({ id }) => id === field)
  if (!question || !isFile(question.kind)) throw new Problem(platform.notFound)
  if (ageOf(services, form.id, mark, new Date(form.now)) === undefined) throw new Problem(problems.closed)
  const { bytes: prepared, ...file } = await prepareFile({ name, bytes, photo: question.kind === 'photo' })
  const member = session?.userId ?? null
  const parts = [{ name: WHOLE, bytes: prepared }]
  return withStoredFile(services, { kind: 'form', userId: member, ...file, parts }, ({ id, size }) =>
    inTransaction(services.pool, async (tx) => {
      await attachFile(tx, id)
      const row = { id, form: form.id, field, member, size, ...file }
      if (!(await insertFile(tx, row, FORM_QUOTA))) throw new Problem(problems.noRoom)
      return { value: valueOf(services, row), field, name: file.name, size }
    }),
  )
}

type Place = Pick<FileRow, 'id' | 'form' | 'field'>

function valueOf({ secrets }: Pick<Services, 'secrets'>, { id, form, field }: Place): string {
  const signature = createHmac('sha256', secrets.key('form-files')).update(`${form}.${field}.${id}`)
  return `${id}.${signature.digest('base64url').slice(0, 22)}`
}

/** The id in a value; nothing where it is not one that was given out for this field. */
function idOf(services: Services, value: string, place: Omit<Place, 'id'>): string | undefined {
  const id = /^([\da-f-]{36})\.[\w-]{22}$/.exec(value)?.[1]
  if (id === undefined) return undefined
  const right = Buffer.from(valueOf(services, { ...place, id }))
  return timingSafeEqual(right, Buffer.from(value)) ? id : undefined
}

type Sheet = { form: string; content: Content; typed: FormInput }

/** The files that the controls of a sheet name and that are there. */
export async function filesIn(services: Services, { form, content, typed }: Sheet): Promise<FormFile[]> {
  const named = content.fields
    .filter(({ kind }) => isFile(kind))
    .flatMap(({ id: field }) =>
      (typed[field] ?? []).flatMap((value) => {
        const id = idOf(services, value, { form, field })
        return id === undefined ? [] : [{ id, field, value }]
      }),
    )
  const rows = new Map(
    (await listFilesByIds(services.db, [...new Set(named.map(({ id }) => id))])).map((row) => [row.id, row]),
  )
  return named.flatMap(({ id, field, value }) => {
    const row = rows.get(id)
    return row ? [{ value, field, name: row.name, size: row.size }] : []
  })
}

/** Answers as they are kept: a file is answered with its name. */
export function withNames(answers: Answers, files: readonly FormFile[]): Answers {
  const names = new Map(files.map(({ value, name }) => [value, name]))
  const fields = new Set(files.map(({ field }) => field))
  return Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [
      field,
      fields.has(field) && Array.isArray(answer)
        ? (answer as readonly string[]).map((value) => names.get(value) ?? value)
        : answer,
    ]),
  )
}

/** Gives the answered files to their submission; refuses where one is gone, or was never theirs. */
export async function claimOrThrow(
  tx: Db,
  {
    submission,
    answers,
    content,
    files,
  }: { submission: string; answers: Answers; content: Content; files: readonly FormFile[] },
): Promise<void> {
  const values = content.fields
    .filter(({ kind }) => isFile(kind))
    .flatMap(({ id }) => (answers[id] as readonly string[] | undefined) ?? [])
  const usable = new Set(files.map(({ value }) => value))
  const ids = [...new Set(values.map((value) => value.slice(0, value.indexOf('.'))))]
  if (values.some((value) => !usable.has(value)) || !(await claimFiles(tx, { submission, ids })))
    throw new Problem(problems.fileLost)
}

type Address = { form: string; hidden?: readonly string[]; submission: string; file: string }

export async function getFormFile(
  services: Services,
  { form, hidden = [], submission, file }: Address,
  header: (name: string, value: string) => void,
) {
  if (!(await findSubmission(services.db, { form, hidden, id: submission })))
    throw new Problem(platform.notFound)
  const row = (await listFilesOfSubmission(services.db, submission)).find(
    ({ id, form: of }) => id === file && of === form,
  )
  if (!row) throw new Problem(platform.notFound)
  sendAsAttachment(header, row)
  return streamFile(services, { id: file })
}

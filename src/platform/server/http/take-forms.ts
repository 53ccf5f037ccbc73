import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import { Problem } from './problem.ts'

const PLAIN = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
/** More parts than any form of ours has; each costs a moment. */
const PARTS_MAX = 2000
const LIMIT = 4096

type FormFile = { field: string; file: File }
type Submission = {
  request: FastifyRequest
  reply: FastifyReply
  form: URLSearchParams
  files: readonly FormFile[]
}

/**
 * Answers a form that a browser or a mailbox sends by itself, without script. Files are taken only where `fileLimit` says how
 * many bytes they may have together; elsewhere a multipart form counts as empty. No form is taken anywhere else.
 */
export function takeForms(
  app: FastifyInstance,
  place: string | { url: string; limit: number; fileLimit?: number },
  answer: (submission: Submission) => Promise<unknown>,
): void {
  const { url, limit, fileLimit } = typeof place === 'string' ? { url: place, limit: LIMIT } : { ...place }
  void app.register(async (own) => {
    if (fileLimit)
      own.addContentTypeParser(
        MULTIPART,
        { parseAs: 'buffer', bodyLimit: fileLimit },
        ({ headers }, body, done) => {
          readMultipart(headers['content-type'] ?? '', body as Buffer).then((form) => done(null, form), done)
        },
      )
    const plain = fileLimit ? PLAIN : [PLAIN, MULTIPART]
    own.addContentTypeParser(plain, { parseAs: 'string', bodyLimit: limit }, ({ headers }, body, done) => {
      const isPlain = headers['content-type']?.startsWith(PLAIN)
      done(null, new URLSearchParams(isPlain ? body.toString() : ''))
    })
    own.post(url, (request, reply) => {
      const { body } = request
      if (body instanceof FormData) return answer({ request, reply, ...sorted(body) })
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      return answer({ request, reply, form, files: [] })
    })
  })
}

async function readMultipart(type: string, body: Buffer): Promise<FormData> {
  const boundary = /boundary="?([^";]{1,70})/i.exec(type)?.[1]
  if (boundary === undefined || partsOf(body, boundary) > PARTS_MAX) throw new Problem(problems.unreadable)
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Problem(problems.unreadable)
  }
}

function partsOf(body: Buffer, boundary: string): number {
  let count = 0
  for (let at = body.indexOf(boundary); at >= 0 && count <= PARTS_MAX; count += 1)
    at = body.indexOf(boundary, at + boundary.length)
  return count
}

/** A file that nobody chose is sent without a byte. */
function sorted(data: FormData): Pick<Submission, 'form' | 'files'> {
  const form = new URLSearchParams()
  const files: FormFile[] = []
  for (const [field, value] of data)
    if (typeof value === 'string') form.append(field, value)
    else if (value.size > 0) files.push({ field, file: value })
  return { form, files }
}

/** Returns the token in the address of a mailed link. */
export function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** Whether a person waits for a page, and not a program for a status. */
export function wantsPage({ headers: { accept } }: FastifyRequest): boolean {
  return accept?.includes('text/html') ?? false
}

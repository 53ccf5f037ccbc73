import { toJsonResume } from '#features/profiles/contract/json-resume.ts'
import { slugOf } from '#platform/contract/slug.ts'
import { readFile } from '#features/media/server/index.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { selectContents } from '../../contract/arrange.ts'
import type { Format, getCvFile } from '../../contract/cv.endpoints.ts'
import type { CvDocument } from '../../contract/document.ts'
import type { getSharedPdf as getSharedPdfEndpoint } from '../../contract/public.endpoints.ts'
import type { Sources } from '../compose/compose.ts'
import { ownCv } from '../cvs.service.ts'
import { drawInPool } from './draw-in-pool.ts'
import { sharedCv } from '../link.service.ts'
import { composeContent, sourcesOf } from '../compose/sources.ts'

const FILES_AN_HOUR = 120
const SHARED_FILES_AN_HOUR = 60

const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
}

/** Returns the person's own CV as a file. */
export async function getOwnFile({
  services,
  session,
  params,
  header,
}: Context<typeof getCvFile, 'owner'>): Promise<Buffer> {
  const { id, format } = params
  const cv = await ownCv({ services, session, id })
  await limitOrThrow(services.db, {
    key: `cv:file:${session.userId}`,
    limit: FILES_AN_HOUR,
    windowSeconds: 3600,
  })
  const sources = await sourcesOf(services.db, session.userId)
  const { arranged, document } = composeContent(cv, sources)
  const bytes =
    format === 'json'
      ? resumeOf({ sources, contents: selectContents(arranged, sources.profile.contents), cv })
      : await draw(services, { format, document })
  announce({ document, format, header })
  return bytes
}

/** Returns the CV behind a public address as a PDF. */
export async function getSharedPdf({
  services,
  params,
  client,
  header,
}: Context<typeof getSharedPdfEndpoint, 'public'>): Promise<Buffer> {
  const { document } = await sharedCv(services, params.token)
  await limitOrThrow(services.db, {
    key: `cv:shared:${clientKey(services.secrets, client.address)}`,
    limit: SHARED_FILES_AN_HOUR,
    windowSeconds: 3600,
  })
  const bytes = await draw(services, { format: 'pdf', document })
  announce({ document, format: 'pdf', header })
  return bytes
}

async function draw(
  services: Services,
  { format, document }: { format: 'pdf' | 'docx'; document: CvDocument },
): Promise<Buffer> {
  const photo = document.photo
    ? await readFile(services, { id: document.photo.id, part: '512.webp' }).catch(() => undefined)
    : undefined
  return drawInPool({ format, document, ...(photo && { photo }) }).catch((error: unknown) => {
    if (error instanceof Problem)
      services.log.warn({ code: error.code, err: error.cause }, 'a CV was not drawn')
    throw error
  })
}

type ResumeInput = {
  sources: Sources
  contents: ReturnType<typeof selectContents>
  cv: Awaited<ReturnType<typeof ownCv>>
}

function resumeOf({ sources, contents, cv }: ResumeInput): Buffer {
  const { person, profile } = sources
  const { headline, municipality } = profile.contents.intro
  const resume = toJsonResume({
    name: `${person.firstName} ${person.lastName}`,
    email: cv.shows.email ? person.email : undefined,
    phone: cv.shows.phone ? (person.phoneNumber ?? undefined) : undefined,
    language: cv.script === 'english' ? 'en' : 'bhs',
    contents: { ...contents, intro: { headline, municipality: cv.shows.place ? municipality : null } },
    lastModified: toIso(profile.updatedAt ?? cv.updatedAt),
  })
  return Buffer.from(JSON.stringify(resume, undefined, 2))
}

function announce({
  document,
  format,
  header,
}: {
  document: CvDocument
  format: Format
  header: Context['header']
}): void {
  const name = slugOf(document.name)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-')
  header('content-type', TYPES[format])
  header('content-disposition', `attachment; filename="${name}-CV.${format}"`)
  header('x-robots-tag', 'noindex, nofollow')
}

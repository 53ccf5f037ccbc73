import { readDocxText } from '#features/cv-import/server/index.ts'
import { savePicture } from '#features/library/server/index.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { TITLE_MAX } from '../../contract/content.ts'
import { figuresIn, withoutFigures } from '#platform/contract/rich-text/figures.ts'
import { problems } from '../../contract/problems.ts'
import { findArticle } from '../articles.queries.ts'
import { editableOrThrow } from '../edit.policy.ts'
import type { Call, CallOfOne } from '../editing.service.ts'

const text = richTextSchema(PUBLICATION)

/** Reads a Word document for an article; the author's device puts it behind what is written. */
export async function readDocument({ bytes, ...call }: CallOfOne & { bytes: Buffer }) {
  const { services, session, id } = call
  editableOrThrow(session, await findArticle(services.db, id))
  const answer = await readDocxText(bytes)
  if ('refusal' in answer) throw new Problem(problems.unreadableDocument)
  const read = text.safeParse(answer.body)
  if (!read.success) throw new Problem(problems.documentTooLong)
  if (read.data.content.length === 0) throw new Problem(problems.unreadableDocument)
  const storedIds = await keepPictures(call, answer.pictures)
  return { title: answer.title.slice(0, TITLE_MAX), ...withPictures(read.data, storedIds) }
}

type Picture = { id: string; bytes: Uint8Array }

/** Puts pictures into the author's library and returns the ids of those that could be drawn and had room. */
async function keepPictures(call: Call, pictures: readonly Picture[]): Promise<Set<string>> {
  const storedIds = new Set<string>()
  for (const { id, bytes } of pictures) {
    try {
      await savePicture({ ...call, id, bytes: Buffer.from(bytes) })
      storedIds.add(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  return storedIds
}

/** Leaves out the figures whose picture is not there. */
function withPictures(document: RichText, storedIds: ReadonlySet<string>) {
  const lost = figuresIn(document).filter(({ picture }) => !storedIds.has(picture)).length
  return { body: withoutFigures(document, (picture) => !storedIds.has(picture)), lost }
}

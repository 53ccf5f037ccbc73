import { sql } from '#platform/server/db/sql.ts'
import { readFile, removeFilesSoon } from '#features/media/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { sayAnswer } from '../contract/rules/say-answer.ts'
import { listFilesOfMember } from './files/files.queries.ts'
import { deleteSubmissionsOf, listSubmissionsOf } from './rights.queries.ts'
import { type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

/** Exports the person's submissions with their questions at that time. */
export const exportForms: DataExporter = async function* ({ services, userId }) {
  for (const { id, content, answers, ...sent } of await listSubmissionsOf(services.db, userId)) {
    const answerList = content.fields.flatMap((field) => {
      const answer = answers[field.id]
      return answer === undefined
        ? []
        : [{ question: readText(field.label, 'bhs').text, answer: sayAnswer(field, answer, 'bhs') }]
    })
    yield { path: `forms/${id}.json`, content: { form: content.title, ...sent, answers: answerList } }
  }
  for (const { id, name } of await listFilesOfMember(services.db, userId))
    yield { path: `forms/${id}-${name}`, content: () => readFile(services, { id }) }
}

/** Erases the answers and the member; the number of submissions stays, and notes of staff lose the author's name. */
export const eraseForms: DataEraser = async ({ tx, userId, services }) => {
  await deleteSubmissionsOf(tx, sql`member_id = ${userId}`)
  await tx.execute(sql`delete from form_files where member_id = ${userId}`)
  await removeFilesSoon(tx, services)
  await makeNameless(tx, {
    userId,
    places: [{ table: 'form_notes', texts: ['text'], where: sql`author_id = ${userId}` }],
  })
}

/**
 * Keeps both submissions where two merged accounts each sent a form that allows one; the erased account's no longer counts
 * as its one.
 */
const mergeSubmissions: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    update form_submissions mine set only_one = false from form_submissions kept
    where mine.member_id = ${from} and kept.member_id = ${into} and kept.form_id = mine.form_id and mine.only_one
      and kept.use_id is not distinct from mine.use_id`)
  await reassignRows(merging, place)
}

export const mergeForms: MergeRules = {
  'forms.created_by': reassignRows,
  'form_versions.published_by': reassignRows,
  'form_submissions.member_id': mergeSubmissions,
  'form_submissions.assigned_to': reassignRows,
  'form_files.member_id': reassignRows,
  'form_notes.author_id': reassignRows,
}

import { call } from '#platform/web/api/api.ts'
import { type PreviewedText, previewTexts, TEXTS_A_CALL } from '../../contract/changes.endpoints.ts'
import type { FileForm, FileText } from '../../contract/file/file-text.ts'

/** The most letters in one request, with room for those that JSON escapes. */
const LETTERS_A_CALL = 60_000

export type Preview = {
  name: string
  texts: PreviewedText[]
  same: number
  unknown: string[]
}

type FileContent = { name: string; form: FileForm; texts: readonly FileText[]; same: number }

/** Asks which changes a file's texts would make, in as many requests as necessary. */
export async function previewFile({ name, form, texts, same }: FileContent): Promise<Preview> {
  const whole: Preview = { name, texts: [], same, unknown: [] }
  for (const part of partsOf(texts)) {
    const answer = await call(previewTexts, { body: { form, texts: part } })
    whole.texts.push(...answer.texts)
    whole.same += answer.same
    whole.unknown.push(...answer.unknown)
  }
  return { ...whole, unknown: [...new Set(whole.unknown)] }
}

/** Splits texts into parts that fit into one request each, in order. */
export function partsOf<T extends { text: string | null }>(texts: readonly T[]): T[][] {
  const parts: T[][] = []
  let letters = 0
  for (const text of texts) {
    const last = parts.at(-1)
    const length = (text.text ?? '').length + 100
    if (!last || last.length === TEXTS_A_CALL || letters + length > LETTERS_A_CALL) {
      parts.push([text])
      letters = length
    } else {
      last.push(text)
      letters += length
    }
  }
  return parts
}

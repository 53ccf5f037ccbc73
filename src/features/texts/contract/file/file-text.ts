import type { Locale } from '#platform/contract/locale.ts'
import { versionOf } from './text-version.ts'

/** How exactly a file keeps letters: programs for tables take a blank that does not break for a plain one, and none at an end. */
export type FileForm = 'exact' | 'sheet'

/** One text in one language, as a file says it; `base` names the words that it was taken from. */
export type FileText = { id: string; locale: Locale; text: string; base: string | null }

const NO_BREAK = /[\u00a0\u202f\u2007]/g

/** A text as such a file has it. */
export function inForm(text: string, form: FileForm): string {
  return form === 'sheet' ? text.replace(NO_BREAK, ' ').trim() : text
}

/** Returns the texts that were changed in the file; the others are left out. */
export function touched(texts: readonly FileText[]): FileText[] {
  return texts.filter(({ text, base }) => versionOf(text) !== base)
}

import type { Locale } from '#platform/contract/locale.ts'
import { versionOf } from './text-version.ts'

/** How exactly a file preserves characters: spreadsheets turn non-breaking spaces into plain ones and trim the ends. */
export type FileForm = 'exact' | 'sheet'

/** One text in one language from a file; `base` is the version of its source. */
export type FileText = { id: string; locale: Locale; text: string; base: string | null }

const NO_BREAK = /[\u00a0\u202f\u2007]/g

/** Returns a text as such a file preserves it. */
export function inForm(text: string, form: FileForm): string {
  return form === 'sheet' ? text.replace(NO_BREAK, ' ').trim() : text
}

/** Returns the texts that were changed in the file; the others are left out. */
export function touched(texts: readonly FileText[]): FileText[] {
  return texts.filter(({ text, base }) => versionOf(text) !== base)
}

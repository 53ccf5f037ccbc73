import type { Editor } from '@tiptap/core'
import type { Mark } from '#platform/contract/rich-text/document.ts'
import { codeLines } from '#platform/contract/rich-text/code-lines.ts'
import { inlineOf } from '#platform/contract/rich-text/line.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { isLine, type Profile } from '#platform/contract/rich-text/profiles.ts'

/** Inserts pasted text as plain words. */
export function insertPlainText(
  editor: Editor,
  { text, profile }: { text: string; profile: Profile },
): boolean {
  if (editor.isActive('codeBlock')) return editor.commands.insertContent(codeLines(text))
  if (isLine(profile)) return editor.commands.insertContent(inlineOf(text, marksHere(editor)))
  return editor.commands.insertContent(
    text.includes('\n') ? fromPlainText(text).content : inlineOf(text.trim()),
  )
}

/** Words put among others look like them, but never prolong a link. */
function marksHere({ state }: Editor): Mark[] {
  const { $from, $to } = state.selection
  const marks = state.storedMarks ?? $from.marksAcross($to) ?? $from.marks()
  return marks.map((mark) => mark.toJSON() as Mark).filter(({ type }) => type !== 'link')
}

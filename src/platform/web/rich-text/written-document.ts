import { cleanLetters } from '#platform/contract/rich-text/letters.ts'

/** What the editor holds as our documents say it: its line breaks carry marks, and its letters whatever a keyboard gives. */
export function writtenDocument(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(writtenDocument)
  if (typeof node !== 'object' || node === null) return node
  const { type, content, text, ...rest } = node as Record<string, unknown>
  if (type === 'hardBreak') return { type }
  return {
    type,
    ...rest,
    ...(content !== undefined && { content: writtenDocument(content) }),
    ...(typeof text === 'string' && { text: cleanLetters(text) || ' ' }),
  }
}

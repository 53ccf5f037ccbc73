import { cleanLetters } from '#platform/contract/rich-text/letters.ts'

/**
 * Converts the editor's document to ours: the editor's line breaks carry marks, and keyboards give letters in any Unicode
 * form.
 */
export function documentFromEditor(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(documentFromEditor)
  if (typeof node !== 'object' || node === null) return node
  const { type, content, text, attrs, ...rest } = node as Record<string, unknown>
  if (type === 'hardBreak') return { type }
  return {
    type,
    ...rest,
    // The sizes of cells are never other than one.
    ...(attrs !== undefined && !isCell(type) && { attrs: cleanAttributes(attrs) }),
    ...(content !== undefined && { content: documentFromEditor(content) }),
    ...(typeof text === 'string' && { text: cleanLetters(text) || ' ' }),
  }
}

function isCell(type: unknown): boolean {
  return type === 'tableCell' || type === 'tableHeader'
}

function cleanAttributes(attrs: unknown): unknown {
  if (typeof attrs !== 'object' || attrs === null) return attrs
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanLetters(value) : value,
    ]),
  )
}

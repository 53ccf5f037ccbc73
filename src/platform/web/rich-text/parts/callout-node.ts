import { Node } from '@tiptap/core'
import type { Tone } from '#platform/contract/rich-text/document.ts'

const LOOK: Record<Tone, string> = {
  note: 'bg-sunken',
  tip: 'bg-river-tint',
  warning: 'bg-sun-tint',
}

/** Words that must not be missed; Enter on an empty line leaves them. */
export const callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ tone: { default: 'note', rendered: false } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => [
    'div',
    { class: `rounded-control px-3.5 py-3 text-ink ${LOOK[node.attrs.tone as Tone]}` },
    0,
  ],
})

import type { Block } from './document.ts'

const BULLET = /^\s*[-–—•*·]\s+/

/** Splits a note: every line is a paragraph, and lines that begin with a hyphen or a dot form a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const words = line.replace(BULLET, '').replace(/\s+/g, ' ').trim()
    if (words === '') continue
    const last = blocks.at(-1)
    if (!BULLET.test(line)) blocks.push({ kind: 'text', text: words })
    else if (last?.kind === 'list') last.items.push(words)
    else blocks.push({ kind: 'list', items: [words] })
  }
  return blocks
}

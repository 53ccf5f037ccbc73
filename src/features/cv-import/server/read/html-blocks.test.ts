import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOfHtml, type Run } from './html-blocks.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
function htmlOf({ text, bold, italic, href }: Run): string {
  const words = italic ? `<em>${escaped(text)}</em>` : escaped(text)
  const strong = bold ? `<strong>${words}</strong>` : words
  return href === undefined ? strong : `<a href="${escaped(href)}">${strong}</a>`
}
const words = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `x${text.replace(/\s/g, ' ')}`)
const run = fc.record(
  {
    text: words,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    href: fc.oneof(fc.webUrl(), words),
  },
  { requiredKeys: ['text'] },
)
/** Entities arrive one by one: runs of the same formatting are joined. */
const joined = (runs: readonly Run[]) =>
  runs.reduce<Run[]>((all, { text, ...look }) => {
    const last = all.at(-1)
    const { text: _, ...before } = last ?? { text: '' }
    if (last && JSON.stringify(before) === JSON.stringify(look)) last.text += text
    else all.push({ text, ...look })
    return all
  }, [])

test('words keep how they look and where they lead, on paper as in the tree of tags', () => {
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 8 }), (runs) => {
      const [block] = blocksOfHtml(`<p>${runs.map(htmlOf).join('')}</p>`)
      if (block?.kind !== 'text') throw new Error('no text')
      expect(block.lines).toEqual([runs.map(({ text }) => text).join('')])
      expect(joined(block.runs[0] ?? [])).toEqual(joined(runs))
    }),
  )
})

test('points say of which list they are, also behind one that stands within another', () => {
  const html = '<ol><li>jedan<ul><li>tačka</li></ul></li><li>dva</li></ol><p>kraj</p>'
  const seen = blocksOfHtml(html).map((block) =>
    block.kind === 'text' ? [block.lines[0], block.isPoint, block.isNumbered] : [],
  )
  expect(seen).toEqual([
    ['jedan', true, true],
    ['tačka', true, false],
    ['dva', true, true],
    ['kraj', false, false],
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footnotesOf } from '#platform/contract/rich-text/footnotes.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { fromMarkdown } from './markdown-text.ts'

const FILE = `# Prva plata

Uvod sa **važnim**, *kosim* i [vezom](https://primjer.ba/a_b).
Isti pasus.[^1]

## Dva broja

- neto
- bruto
  na dva reda
1. prvo
2. drugo

> Pitaj jednom.
>
> Odgovor je kratak.

| Stavka | KM |
| --- | ---: |
| stan | 400 |
| hrana |

\`\`\`
if (a * b) {

  c()
}
\`\`\`

Cijena je 2 * 3 * 4, snake_case_ime i 5 < 6. ![slika](javascript:alert(1))

[^1]: Po vlastitoj računici.
`

test('a file in Markdown becomes an article with its title, lists, quotations, tables and footnotes', () => {
  const { title, body } = fromMarkdown(FILE)
  expect(title).toBe('Prva plata')
  expect(richTextSchema(PUBLICATION).safeParse(body).success).toBe(true)
  expect(body.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'blockquote',
    'table',
    'codeBlock',
    'paragraph',
  ])
  expect(footnotesOf(body).map(({ attrs }) => attrs.text)).toEqual(['Po vlastitoj računici.'])
  expect(plainText(body).split('\n')).toEqual([
    'Uvod sa važnim, kosim i vezom. Isti pasus. [Po vlastitoj računici.]',
    'Dva broja',
    'neto',
    'bruto na dva reda',
    'prvo',
    'drugo',
    'Pitaj jednom.',
    'Odgovor je kratak.',
    'Stavka | KM',
    'stan | 400',
    'hrana | ',
    'if (a * b) {',
    '',
    '  c()',
    '}',
    'Cijena je 2 * 3 * 4, snake_case_ime i 5 < 6. slika',
  ])
  expect(JSON.stringify(body)).toContain('https://primjer.ba/a_b')
  expect(JSON.stringify(body)).not.toContain('javascript')
})

test('any file becomes a text that the server takes, and no word of it is lost', () => {
  const piece = fc.constantFrom(
    'riječ',
    ' ',
    '\n',
    '\n\n',
    '# ',
    '## ',
    '- ',
    '1. ',
    '> ',
    '| a | b |\n|---|---|\n| c |\n',
    '**',
    '*',
    '_',
    '`',
    '```\n',
    '[',
    '](https://a.ba)',
    '[^1]',
    '\n[^1]: nota\n',
    '\\',
    '---\n',
    '\u0000',
    '<',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { title, body } = fromMarkdown(pieces.join(''))
      expect(richTextSchema(PUBLICATION).safeParse(body).success).toBe(true)
      const count = (text: string) => text.split('riječ').length - 1
      expect(count(`${title}\n${plainText(body)}`)).toBe(count(pieces.join('')))
    }),
  )
})

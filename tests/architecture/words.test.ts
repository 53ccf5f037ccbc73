import { expect, test } from 'vitest'
import { parseSource } from './source.ts'
import { unusedWords } from './words.guard.ts'

const GLOSSARY = `# Words
### Words that the screens never use
| language | never | instead |
|---|---|---|
| bhs | \`fajl\\p{L}*\` | datoteka |
| bhs | \`skor(?:a\\|u)?\` | ocjena |
| en | \`[Hh]and in\`, \`struck\` | submit |
`
const guard = unusedWords(GLOSSARY)
const catalogue = (language: string, text: string) =>
  guard([
    parseSource(
      `src/features/x/contract/messages.${language}.ts`,
      `export const messages = { a: '${text}' }`,
    ),
  ])

test.each([
  ['bhs', 'Dodaj fajlove'],
  ['bhs', 'Tvog skora nema'],
  ['en', 'Hand in: {what}'],
  ['en', 'The entry was struck'],
])('the guard finds a word of the table in %s: %s', (language, text) => {
  expect(catalogue(language, text)).toHaveLength(1)
})

test.each([
  ['bhs', 'Dodaj datoteke, skoro je gotovo'],
  ['bhs', 'hand in'],
  ['en', 'A fajl is no English word, and nobody is awestruck'],
])('the guard lets other words and the other language be in %s: %s', (language, text) => {
  expect(catalogue(language, text)).toEqual([])
})

import { expect, test } from 'vitest'
import { LOCALES, otherLocale } from '#platform/contract/locale.ts'
import { readCatalogues } from './catalogue-files.ts'
import { messageFaults } from './message-check.ts'

test('every text that the product came with passes the check that others in its place must pass', async () => {
  const wrong: string[] = []
  for (const { id, texts } of await readCatalogues())
    for (const locale of LOCALES)
      for (const [key, delivered] of texts[locale]) {
        const other = texts[otherLocale(locale)].get(key)!
        const faults = messageFaults({ text: delivered, locale, delivered, other })
        if (faults.length > 0) wrong.push(`${id}:${key} ${locale} ${JSON.stringify(faults)}`)
      }
  expect(wrong).toEqual([])
})

const days = '{n, plural, one {# dan} few {# dana} other {# dana}}'
const asked = '{address, select, female {Jesi li sigurna} male {Jesi li siguran} other {Da li stvarno}}?'

test.each([
  ['a number that is said in another way', 'bhs', days, '{n, number} d', []],
  ['a number that is gone', 'bhs', days, 'dani', ['lost n']],
  ['one that nobody gives', 'bhs', 'Zdravo {name}', 'Zdravo {name} {when}', ['unknown when']],
  [
    'a branch that the language needs',
    'bhs',
    days,
    '{n, plural, one {# dan} other {# dana}}',
    ['branches n: few'],
  ],
  [
    'a branch that the language does not have',
    'en',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# day} few {x} other {# days}}',
    ['branches n: few'],
  ],
  [
    'one more for a single number',
    'en',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, =0 {today} one {# day} other {# days}}',
    [],
  ],
  [
    'a choice without one of its values',
    'bhs',
    asked,
    '{address, select, female {a} other {b}}',
    ['branches address: male'],
  ],
  [
    'a choice with a value that never comes',
    'bhs',
    asked,
    '{address, select, female {a} male {b} neuter {c} other {d}}',
    ['branches address: neuter'],
  ],
  ['a day as a number', 'bhs', '{at, date, short}', '{at, number}', ['kind at']],
  ['a mark that is gone', 'bhs', 'Vidi <a>pravila</a>', 'Vidi pravila', ['tags a']],
  ['a mark that does not end', 'bhs', 'Vidi <a>pravila</a>', 'Vidi <a>pravila', ['syntax ']],
  ['a bracket that does not end', 'bhs', 'Zdravo {name}', 'Zdravo {name', ['syntax ']],
] as const)('%s', (_what, locale, delivered, text, faults) => {
  const found = messageFaults({ text, locale, delivered, other: delivered })
  expect(found.map(({ code, what }) => `${code} ${what.join(', ')}`)).toEqual(faults)
})

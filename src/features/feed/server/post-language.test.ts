import { expect, test } from 'vitest'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { languageOfPost } from './post-language.ts'
import { NEWEST_POSTS } from './seed/newest-posts.ts'
import { OLDER_POSTS } from './seed/older-posts.ts'

test.each([
  ['We are looking at junior CVs this week. What I read first: one thing you built.', 'en'],
  ['Zadnja klupa uz igraliste je postavljena. Trebalo je pet subota.', 'bhs'],
  ['Тражим тим за Омладинску банку у Зеници.', 'bhs'],
  ['Tražim junior frontend developera za remote poziciju, javite se!', 'bhs'],
  ['Who wants to join the workshop in Zenica with Žiga Čorić and Šejla Đukić?', 'en'],
  ['React, Node.js, PostgreSQL', null],
  ['Bravo!', null],
  ['#prviposao https://example.org/what-is-this-and-how', null],
])('The language of “%s” is %s', (text, language) => {
  expect(languageOfPost(fromPlainText(text))).toBe(language)
})

test('No post of the demo world in our language is taken for an English one', () => {
  const english = [...NEWEST_POSTS, ...OLDER_POSTS].filter(
    ({ text = '' }) => languageOfPost(fromPlainText(text)) === 'en',
  )
  expect(english.map(({ text = '' }) => text.slice(0, 18))).toEqual([
    'We are looking at ',
    'Our exhibition nee',
  ])
})

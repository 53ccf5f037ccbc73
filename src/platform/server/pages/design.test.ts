import { expect, test } from 'vitest'
import { BACKGROUND_COLOUR } from '#platform/contract/background-colour.ts'
import { designCss, plainTokens, themeColours } from './design.ts'

test('plain pages get the tokens of both themes in words that a browser knows', async () => {
  const css = await designCss()
  expect(css).not.toContain('@variant')
  expect(css).toMatch(/:root\{[^}]*--paper:#fbf8f2/)
  expect(css).toMatch(/:root\[data-theme="dark"\]\{[^}]*--paper:#0f1513/)
  expect(css).toMatch(/@media \(prefers-color-scheme: dark\)\{:root\[data-theme="system"\]/)
  expect(css).toContain('@font-face')
})

test('a variant that nobody can translate stops the start instead of vanishing', () => {
  expect(() => plainTokens(':root { @variant print { --paper: #fff; } }')).toThrow('print')
})

test('pictures are painted in the colours of the theme', async () => {
  expect((await themeColours('light')).apricot).toBe('#ff7a4d')
  expect((await themeColours('dark')).apricot).toBe('#ff8a61')
})

test('the bars of the browser have the colour of the page', async () => {
  expect((await themeColours('light')).paper).toBe(BACKGROUND_COLOUR.light)
  expect((await themeColours('dark')).paper).toBe(BACKGROUND_COLOUR.dark)
})

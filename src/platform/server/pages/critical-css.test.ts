import { expect, test } from 'vitest'
import { criticalCss, type CriticalRule } from './critical-css.ts'

const rule = (css: string, needs: Partial<CriticalRule> = {}): CriticalRule => ({
  classes: [],
  tags: [],
  wrap: [],
  css,
  ...needs,
})

test('a page carries only the rules whose classes and tags it has', () => {
  const css = criticalCss('<p class="hero lg:flex">Zdravo</p>', [
    rule('.hero{color:red}', { classes: ['hero'] }),
    rule('.other{color:blue}', { classes: ['other'] }),
    rule('table{margin:0}', { tags: ['table'] }),
    rule('.lg\\:flex{display:flex}', { classes: ['lg:flex'], wrap: ['@media (width>=64rem)'] }),
  ])
  expect(css).toBe('.hero{color:red}@media (width>=64rem){.lg\\:flex{display:flex}}')
})

test('neighbouring rules share the at-rules around them', () => {
  const wrap = ['@layer utilities', '@media print']
  expect(
    criticalCss('<p></p>', [
      rule('a{}', { wrap }),
      rule('b{}', { wrap }),
      rule('c{}', { wrap: ['@layer utilities'] }),
    ]),
  ).toBe('@layer utilities{@media print{a{}b{}}c{}}')
})

test('an animation comes along only when a rule of the page names it', () => {
  const rules = [
    rule('.x{animation:settle 1s}', { classes: ['x'] }),
    rule('@keyframes settle{}', { name: 'settle' }),
  ]
  expect(criticalCss('<i class="x"></i>', rules)).toContain('@keyframes')
  expect(criticalCss('<i></i>', rules)).toBe('')
})

test('class names with entities in the markup are found', () => {
  const rules = [
    rule('.a{}', { classes: ["before:content-['x']"] }),
    rule('.b{}', { classes: ['[&>a]:flex'] }),
  ]
  expect(criticalCss(`<i class="before:content-[&#x27;x&#x27;] [&amp;&gt;a]:flex"></i>`, rules)).toBe(
    '.a{}.b{}',
  )
})

test('initial values that the page needs share one rule and come first', () => {
  const wrap = ['@layer properties', '*']
  const rules = [
    rule('.x{border:var(--a) var(--b)}', { classes: ['x'], wrap: ['@layer utilities'] }),
    rule('--a:solid;', { name: '--a', wrap }),
    rule('--b:0;', { name: '--b', wrap }),
    rule('--c:0;', { name: '--c', wrap }),
  ]
  expect(criticalCss('<i class="x"></i>', rules)).toBe(
    '@layer properties{*{--a:solid;--b:0;}}@layer utilities{.x{border:var(--a) var(--b)}}',
  )
})

import { expect, test } from 'vitest'
import { criticalRules } from './critical-rules.ts'

const rules = criticalRules

test('each selector is a rule that says which classes and elements it needs', () => {
  expect(rules('.a .b:hover, main > p.c { color: red; margin: 0 }')).toEqual([
    { classes: ['a', 'b'], tags: [], wrap: [], css: '.a .b:hover{color: red;margin: 0}' },
    { classes: ['c'], tags: ['main', 'p'], wrap: [], css: 'main > p.c{color: red;margin: 0}' },
  ])
})

test('classes with signs are found as the page writes them', () => {
  expect(rules('.md\\:w-1\\/2 { width: 50% }')[0]?.classes).toEqual(['md:w-1/2'])
  expect(rules('.p-\\[3px\\] { padding: 3px }')[0]?.classes).toEqual(['p-[3px]'])
})

test('what stands in :not(), :is(), :where() or :has() is not needed', () => {
  for (const selector of ['.a:not(.b)', '.a:is(.b, .c)', '.a:where(:not(.b .c))', '.a:has(> p.b)'])
    expect(rules(`${selector} { color: red }`)[0]).toMatchObject({ classes: ['a'], tags: [] })
})

test('rules keep the at-rules that are around them', () => {
  expect(rules('@layer base { @media (width > 1px) { p { color: red } } }')).toEqual([
    { classes: [], tags: ['p'], wrap: ['@layer base', '@media (width > 1px)'], css: 'p{color: red}' },
  ])
})

test('a registered property becomes one that every element sets, and its fallback is left out', () => {
  const css = `@property --tw-x { syntax: '*'; inherits: false; initial-value: 0 }
    @layer properties { * { --tw-x: 0 } }`
  expect(rules(css)).toEqual([
    {
      classes: [],
      tags: [],
      name: '--tw-x',
      wrap: ['@layer properties', '*,:before,:after,::backdrop'],
      css: '--tw-x:0;',
    },
  ])
})

test('the critical rules leave out print rules and the Cyrillic font', () => {
  expect(rules('@media print { p { color: red } }')).toEqual([])
  expect(rules('@font-face { font-family: x; src: url(a); unicode-range: U+400-402, U+408 }')).toEqual([])
  expect(rules('@font-face { font-family: x; src: url(a); unicode-range: U+20-7E }')).toHaveLength(1)
})

test('an animation is named, and parts that only fields have need a field', () => {
  expect(rules('@keyframes spin { to { rotate: 1turn } }')[0]).toMatchObject({ name: 'spin', classes: [] })
  expect(rules('::placeholder { color: red }')[0]?.tags).toContain('input')
  expect(rules('p { color: red }')[0]?.tags).toEqual(['p'])
})

import { expect, test } from 'vitest'
import { content } from './rules/content.ts'
import { judge } from './rules/verdict.ts'
import { sayAnswer } from './rules/say-answer.ts'

/** As version 1 of a form stood on 30 November 2026. What the schema becomes, this opens, and says the same. */
const OLDER = `{"title":{"bhs":"Prijava","en":"Application"},"intro":{"bhs":"","en":""},"thanks":{"bhs":"Hvala","en":""},"fields":[
{"id":"name1","kind":"short","label":{"bhs":"Ime","en":"Name"},"help":{"bhs":"","en":""},"required":true,"options":[],"rows":[],"min":null,"max":40,"from":null,"until":null,"terms":[],"prefill":"name","value":""},
{"id":"way11","kind":"choice","label":{"bhs":"Čime?","en":"How?"},"help":{"bhs":"","en":""},"required":true,"options":[{"id":"bus","label":{"bhs":"autobus","en":"bus"}},{"id":"foot","label":{"bhs":"pješke","en":"on foot"}}],"rows":[],"min":null,"max":null,"from":null,"until":null,"terms":[],"prefill":null,"value":""},
{"id":"rated","kind":"matrix","label":{"bhs":"Ocjene","en":"Ratings"},"help":{"bhs":"","en":""},"required":true,"options":[{"id":"good","label":{"bhs":"dobro","en":"good"}}],"rows":[{"id":"fare","label":{"bhs":"cijena","en":"price"}}],"min":null,"max":null,"from":null,"until":null,"terms":[],"prefill":null,"value":""},
{"id":"days1","kind":"number","label":{"bhs":"Dana","en":"Days"},"help":{"bhs":"","en":""},"required":false,"options":[],"rows":[],"min":1,"max":30,"from":null,"until":null,"terms":[],"prefill":null,"value":""},
{"id":"cost1","kind":"calculated","label":{"bhs":"Košta","en":"Costs"},"help":{"bhs":"","en":""},"required":false,"options":[],"rows":[],"min":null,"max":null,"from":null,"until":null,"terms":[{"field":"days1","factor":4},{"field":null,"factor":10}],"prefill":null,"value":""}],
"rules":[{"id":"rrated","act":"show","target":"rated","all":true,"conditions":[{"field":"way11","operator":"is","value":"bus"}]}]}`

test('a form of that day opens as it is and judges the same answers alike', () => {
  const form = content.parse(JSON.parse(OLDER))
  expect(form).toEqual(JSON.parse(OLDER))
  const sheet = { name1: ['Amra'], way11: ['bus'], 'rated.fare': ['good'], days1: ['3'] }
  const { answers, faults } = judge(form, sheet)
  expect(faults).toEqual({})
  expect(answers).toEqual({ name1: 'Amra', way11: 'bus', rated: { fare: 'good' }, days1: 3, cost1: 22 })
  expect(sayAnswer(form.fields[2]!, answers.rated!, 'en')).toBe('price: good')
  expect(judge(form, { ...sheet, way11: ['foot'], days1: ['31'] }).faults).toEqual({
    days1: { code: 'greatest', bound: 30 },
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormInput } from './answers.ts'
import { cycleIn } from './cycles.ts'
import type { Field, Rule } from './field.ts'
import { FIELD_KINDS, LOGIC_ACTS, OPERATORS } from './kinds.ts'
import { newField } from './new-content.ts'
import { judge } from './verdict.ts'

const ask = (kind: Field['kind'], id: string, given: Partial<Field> = {}) => newField(kind, id, given)
const rule = (act: Rule['act'], target: string, ...conditions: Rule['conditions']): Rule => ({
  id: `r${target}`,
  act,
  target,
  all: true,
  conditions,
})
const faultOf = (field: Field, ...typed: string[]) =>
  judge({ fields: [field], rules: [] }, { [field.id]: typed }).faults[field.id]
const answerTo = (field: Field, ...typed: string[]) =>
  judge({ fields: [field], rules: [] }, { [field.id]: typed }).answers[field.id]

describe('an answer', () => {
  test.each([
    ['phone', '061 123-456', '+38761123456'],
    ['phone', '12', undefined],
    ['email', ' Amra@Primjer.BA ', 'amra@primjer.ba'],
    ['email', 'amra', undefined],
    ['number', '-2,5', -2.5],
    ['number', '1e9', undefined],
    ['amount', '1.600,50 KM', 1600.5],
    ['amount', 'puno', undefined],
    ['date', '2027-03-09', '2027-03-09'],
    ['date', '9. 3. 2027.', '2027-03-09'],
    ['date', '30. 2. 2027.', undefined],
    ['municipality', 'bihac', 'bihac'],
    ['municipality', 'pariz', undefined],
    ['yesno', 'no', false],
    ['signature', 'Amra Hodžić', 'Amra Hodžić'],
  ] as const)('to a field of kind %s, "%s", is read as %s', (kind, typed, answer) => {
    const field = ask(kind, 'f1x')
    expect(answerTo(field, typed)).toEqual(answer)
    expect(faultOf(field, typed) === undefined).toBe(answer !== undefined)
  })

  test('An answer beyond a bound gets a fault that names the bound', () => {
    expect(faultOf(ask('amount', 'f1x', { max: 1500 }), '1.800')).toEqual({ code: 'greatest', bound: 1500 })
    expect(faultOf(ask('short', 'f1x', { max: 3 }), 'četiri')).toEqual({ code: 'tooLong', bound: 3 })
    expect(faultOf(ask('date', 'f1x', { from: '2027-01-01' }), '2026-12-31')).toEqual({
      code: 'early',
      bound: '2027-01-01',
    })
    expect(faultOf(ask('choices', 'f1x', { max: 1 }), 'a1x', 'a2x')).toEqual({ code: 'most', bound: 1 })
    expect(faultOf(ask('choice', 'f1x'), 'treci')).toEqual({ code: 'option' })
  })

  test('A missing required answer is a fault, and so is a box that must be ticked', () => {
    expect(faultOf(ask('short', 'f1x', { required: true }), '  ')).toEqual({ code: 'missing' })
    expect(faultOf(ask('consent', 'f1x'))).toEqual({ code: 'consent' })
  })

  test('to a ranking gives each place once, to a matrix one choice in every row', () => {
    const ranking = ask('ranking', 'f1x')
    const matrix = ask('matrix', 'f2x', { required: true })
    const form = { fields: [ranking, matrix], rules: [] }
    const whole = { 'f1x.a1x': ['2'], 'f1x.a2x': ['1'], 'f2x.r1x': ['a1x'], 'f2x.r2x': ['a2x'] }
    expect(judge(form, whole)).toMatchObject({
      answers: { f1x: ['a2x', 'a1x'], f2x: { r1x: 'a1x', r2x: 'a2x' } },
      faults: {},
    })
    const half = { 'f1x.a1x': ['1'], 'f1x.a2x': ['1'], 'f2x.r1x': ['a1x'] }
    expect(judge(form, half).faults).toEqual({ f1x: { code: 'places', bound: 2 }, f2x: { code: 'rows' } })
  })
})

describe('logic', () => {
  const age = ask('number', 'age')
  const parent = ask('signature', 'par', { required: true })
  const under18 = { field: 'age', operator: 'less', value: '18' } as const

  test('A rule shows a question only when its condition holds, and a hidden question is not required', () => {
    const form = { fields: [age, parent], rules: [rule('show', 'par', under18)] }
    expect(judge(form, { age: ['16'] }).faults).toEqual({ par: { code: 'missing' } })
    expect(judge(form, { age: ['20'], par: ['Neko'] })).toMatchObject({ faults: {}, answers: { age: 20 } })
    expect(judge(form, { age: ['20'], par: ['Neko'] }).answers.par).toBeUndefined()
  })

  test('jumps over steps, adds up figures and asks for more', () => {
    const fields = [
      age,
      ask('page', 'p2x'),
      ask('short', 'mid', { required: true }),
      ask('page', 'p3x'),
      ask('amount', 'sum'),
      ask('calculated', 'all', {
        terms: [
          { field: 'sum', factor: 2 },
          { field: null, factor: 10 },
        ],
      }),
      ask('short', 'why'),
    ]
    const form = {
      fields,
      rules: [
        rule('jump', 'p3x', under18),
        rule('require', 'why', { field: 'all', operator: 'more', value: '100' }),
      ],
    }
    const jumped = judge(form, { age: ['16'], sum: ['50'] })
    expect(jumped.steps.map(({ page }) => page?.id)).toEqual([undefined, 'p3x'])
    expect(jumped.answers.all).toBe(110)
    expect(jumped.faults).toEqual({ why: { code: 'missing' } })
    expect(judge(form, { age: ['18'] }).steps).toHaveLength(3)
  })

  test('A rule that depends on itself is found with the path of the cycle', () => {
    const fields = [ask('short', 'aaa'), ask('short', 'bbb'), ask('short', 'ccc')]
    const on = (field: string) => ({ field, operator: 'filled', value: '' }) as const
    const rules = [
      rule('show', 'aaa', on('bbb')),
      rule('show', 'bbb', on('ccc')),
      rule('show', 'ccc', on('aaa')),
    ]
    expect(cycleIn({ fields, rules })).toEqual(['aaa', 'bbb', 'ccc', 'aaa'])
    expect(cycleIn({ fields, rules: rules.slice(1) })).toBeUndefined()
    const inside = [ask('page', 'p1x'), ask('short', 'inn')]
    expect(
      cycleIn({ fields: [ask('short', 'one'), ...inside], rules: [rule('show', 'p1x', on('inn'))] }),
    ).toEqual(['p1x', 'inn', 'p1x'])
  })
})

const IDS = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff']
const anyForm = fc
  .tuple(
    fc.array(fc.record({ kind: fc.constantFrom(...FIELD_KINDS), required: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.array(
      fc.record({
        act: fc.constantFrom(...LOGIC_ACTS),
        target: fc.constantFrom(...IDS),
        field: fc.constantFrom(...IDS),
        operator: fc.constantFrom(...OPERATORS),
        value: fc.constantFrom('', '1', 'yes', 'a1x', 'tekst'),
      }),
      { maxLength: 5 },
    ),
  )
  .map(([kinds, rules]) => ({
    fields: kinds.map(({ kind, required }, at) =>
      ask(kind, IDS[at]!, {
        required,
        terms: kind === 'calculated' ? [{ field: IDS[(at + 1) % kinds.length]!, factor: 2 }] : [],
      }),
    ),
    rules: rules.map(
      ({ act, target, field, operator, value }, at): Rule => ({
        id: `r${at}xx`,
        act,
        target,
        all: true,
        conditions: [{ field, operator, value }],
      }),
    ),
  }))
const anyTyped: fc.Arbitrary<FormInput> = fc.dictionary(
  fc.constantFrom(...IDS, ...IDS.flatMap((id) => [`${id}.a1x`, `${id}.a2x`, `${id}.r1x`, `${id}.r2x`])),
  fc.array(
    fc.oneof(
      fc.constantFrom('1', '2', 'yes', 'no', 'a1x', 'a2x', 'bihac', '2027-01-01', 'x@y.ba', '061123456'),
      fc.string(),
    ),
    {
      maxLength: 3,
    },
  ),
)
const runs = Number(process.env.FUZZ_RUNS ?? 300)

describe('for every form without a circle and everything that can be typed', () => {
  test('the verdict depends on nothing but the form and what is typed, in whatever order and after any passage as JSON', () => {
    fc.assert(
      fc.property(anyForm, anyTyped, (form, typed) => {
        fc.pre(cycleIn(form) === undefined)
        const plain = ({ required, ...verdict }: ReturnType<typeof judge>) =>
          JSON.stringify([verdict, [...required]])
        const turned = Object.fromEntries(Object.entries(typed).toReversed())
        const sent = JSON.parse(JSON.stringify({ form, typed })) as { form: typeof form; typed: FormInput }
        expect(plain(judge(form, turned))).toBe(plain(judge(form, typed)))
        expect(plain(judge(sent.form, sent.typed))).toBe(plain(judge(form, typed)))
      }),
      { numRuns: runs },
    )
  })

  test('a field that is not there has neither answer nor fault, and one that is required has one of them', () => {
    fc.assert(
      fc.property(anyForm, anyTyped, (form, typed) => {
        fc.pre(cycleIn(form) === undefined)
        const { steps, answers, faults, required } = judge(form, typed)
        const there = new Set(steps.flatMap(({ fields }) => fields.map(({ id }) => id)))
        for (const id of [...Object.keys(answers), ...Object.keys(faults), ...required])
          expect(there).toContain(id)
        for (const id of required) expect(id in answers || id in faults).toBe(true)
        // An answer that stays the same changes nothing for fields that do not depend on others.
        const kept = Object.fromEntries(
          Object.entries(typed).filter(([name]) => there.has(name.split('.')[0]!)),
        )
        if (form.rules.length === 0) expect(judge(form, kept).answers).toEqual(answers)
      }),
      { numRuns: runs },
    )
  })
})

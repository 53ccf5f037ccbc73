import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { matchSkills } from './skill-match.ts'

const wanted = (skill: string, level: 'basic' | 'advanced' | null = null) => ({ skill, level })

test('a skill is had, nearly had or missing by its level and its neighbours', () => {
  expect(
    matchSkills([wanted('a'), wanted('b', 'advanced'), wanted('c'), wanted('d'), wanted('e', 'basic')], {
      skills: [
        { skill: 'a', level: 'basic' },
        { skill: 'b', level: 'independent' },
        { skill: 'e', level: 'expert' },
        { skill: 'x', level: 'expert' },
      ],
      near: [{ skill: 'c', by: 'x', likeness: 0.7 }],
    }),
  ).toEqual({
    have: ['a', 'e'],
    near: [
      { id: 'b', by: null },
      { id: 'c', by: 'x' },
    ],
    missing: ['d'],
  })
})

test('one skill does not make three others nearly known, only the likest', () => {
  const near = [
    { skill: 'word', by: 'excel', likeness: 0.6 },
    { skill: 'sheets', by: 'excel', likeness: 0.9 },
    { skill: 'access', by: 'excel', likeness: 0.7 },
  ]
  const asked = near.map(({ skill }) => wanted(skill))
  expect(matchSkills(asked, { skills: [{ skill: 'excel', level: 'expert' }], near })).toEqual({
    have: [],
    near: [{ id: 'sheets', by: 'excel' }],
    missing: ['word', 'access'],
  })
})

test('whatever is asked of whomever, each wanted skill is counted once and each own skill helps once', () => {
  const skill = fc.constantFrom(...'abcdefgh')
  const level = fc.constantFrom(...SKILL_LEVELS)
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ skill, level: fc.option(level) }), { selector: (one) => one.skill }),
      fc.array(fc.record({ skill, level })),
      fc.array(fc.record({ skill, by: skill, likeness: fc.double({ min: 0.5, max: 1, noNaN: true }) })),
      (asked, skills, near) => {
        const match = matchSkills(asked, { skills, near })
        const all = [...match.have, ...match.near.map(({ id }) => id), ...match.missing]
        expect(all.toSorted()).toEqual(asked.map((one) => one.skill).toSorted())
        const bridges = match.near.flatMap(({ by }) => by ?? [])
        expect(new Set(bridges).size).toBe(bridges.length)
        const own = new Set(skills.map((one) => one.skill))
        for (const by of bridges) expect(own).toContain(by)
        for (const id of match.missing) expect(own).not.toContain(id)
      },
    ),
  )
})

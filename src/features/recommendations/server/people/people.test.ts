import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { INTEREST_LIST } from '../rank/codes.ts'
import { People } from './people.ts'
import type { PersonFacts, Seeker } from './person-facts.ts'

let count = 0
const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  id: `person-${(count += 1)}`,
  skills: [],
  interests: [],
  municipality: null,
  ...more,
})
const seeker = (more: Partial<Seeker> = {}): Seeker => ({
  ...person(),
  goals: [],
  dismissed: [],
  minds: { place: 0, skills: 0 },
  ...more,
})

async function over(people: readonly PersonFacts[]): Promise<People> {
  const all = new People()
  await all.load(people)
  return all
}

describe('whoever looks for people', () => {
  test('finds first who can do what a goal still needs, then who can do the same, then who likes the same', async () => {
    const helper = person({ skills: ['sql', 'python'] })
    const alike = person({ skills: ['excel', 'welding'] })
    const friend = person({ interests: ['arts'] })
    const stranger = person({ skills: ['welding'], interests: ['sports'], municipality: 'bihac' })
    const me = seeker({
      skills: ['excel', 'sales'],
      goals: [['excel', 'sql', 'python', 'statistics']],
      interests: ['arts'],
      municipality: 'bihac',
    })
    const found = (await over([stranger, friend, alike, helper])).find(me, 10)
    expect(found.map(({ id }) => id)).toEqual([helper.id, alike.id, friend.id])
    expect(found.map(({ goal, shared, interest }) => [goal, shared, interest])).toEqual([
      [{ place: 0, skills: expect.arrayContaining(['sql', 'python']) }, [], null],
      [null, ['excel'], null],
      [null, [], 'arts'],
    ])
  })

  test('is told how near somebody is, but nearness alone suggests nobody', async () => {
    const near = person({ skills: ['a'], municipality: 'bihac' })
    const far = person({ skills: ['a'], municipality: 'trebinje' })
    const neighbour = person({ municipality: 'bihac' })
    const found = (await over([far, neighbour, near])).find(
      seeker({ skills: ['a'], municipality: 'bihac' }),
      9,
    )
    expect(found.map(({ id, km }) => [id, km])).toEqual([
      [near.id, 0],
      [far.id, null],
    ])
  })

  test('finds the one with the rare skill before the one with what many can do', async () => {
    const many = Array.from({ length: 30 }, () => person({ skills: ['email'] }))
    const rare = person({ skills: ['bookbinding'] })
    const [first] = (await over([...many, rare])).find(seeker({ skills: ['email', 'bookbinding'] }), 3)
    expect(first?.id).toBe(rare.id)
  })

  test('never finds whom they put away, and less of what they put others away for', async () => {
    const [alike, near, away] = [
      person({ skills: ['a', 'b'], municipality: 'trebinje' }),
      person({ interests: ['arts'], municipality: 'bihac' }),
      person({ skills: ['a', 'b'], municipality: 'bihac' }),
    ]
    const all = await over([alike, near, away])
    const me = seeker({
      skills: ['a', 'b'],
      interests: ['arts'],
      municipality: 'bihac',
      dismissed: [away.id],
    })
    const ids = (minds: Seeker['minds']) => all.find({ ...me, minds }, 9).map(({ id }) => id)
    expect(ids({ place: 0, skills: 0 })).toEqual([alike.id, near.id])
    expect(ids({ place: 3, skills: 3 })).toEqual([near.id, alike.id])
    all.change([away.id], [away])
    expect(ids({ place: 0, skills: 0 })).not.toContain(away.id)
  })

  test('counts who lives across a border as near, and as a neighbour rather than as one of their own', async () => {
    const [across, next] = [
      person({ skills: ['a'], municipality: 'istocno-sarajevo' }),
      person({ skills: ['a'], municipality: 'istocno-novo-sarajevo' }),
    ]
    const from = (municipality: string) => seeker({ skills: ['a'], municipality })
    const all = await over([across, next])
    const kms = (me: Seeker) => new Map(all.find(me, 9).map(({ id, km }) => [id, km]))
    expect(kms(from('novi-grad-sarajevo')).get(across.id)).toBe(3)
    expect(kms(from('istocno-sarajevo'))).toEqual(
      new Map([
        [across.id, 0],
        [next.id, 1],
      ]),
    )
  })

  test('sees what changed: who came, who can do more, who has gone', async () => {
    const stays = person({ skills: ['a'] })
    const goes = person({ skills: ['a'] })
    const all = await over([stays, goes])
    const fresh = person({ skills: ['a', 'b'] })
    all.change([goes.id, fresh.id], [fresh])
    const ids = () => all.find(seeker({ skills: ['a', 'b'] }), 9).map(({ id }) => id)
    expect(ids()).toEqual([fresh.id, stays.id])
    all.change([stays.id], [{ ...stays, skills: ['c'] }])
    expect(ids()).toEqual([fresh.id])
    all.change([fresh.id], [])
    expect(ids()).toEqual([])
  })

  test('never finds themselves, nobody twice and nobody without a reason, whoever is there', async () => {
    const skills = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 })
    const facts = fc.record({
      skills,
      interests: fc.uniqueArray(fc.constantFrom(...INTEREST_LIST), { maxLength: 3 }),
      municipality: fc.option(fc.constantFrom(...MUNICIPALITY_IDS)),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(facts, { maxLength: 40 }),
        facts,
        fc.array(skills, { maxLength: 3 }),
        async (given, own, goals) => {
          const people = given.map((one) => person(one))
          const me = seeker({ ...own, goals })
          const all = await over([...people.slice(0, 20), me])
          all.change(
            people.slice(20).map(({ id }) => id),
            people.slice(20),
          )
          const found = all.find(me, 50)
          expect(found.map(({ id }) => id)).not.toContain(me.id)
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
          for (const { id, score, goal, shared, interest } of found) {
            expect(goal !== null || shared.length > 0 || interest !== null).toBe(true)
            expect(score).toBeGreaterThan(0)
            const one = people.find((each) => each.id === id)
            for (const skill of [...shared, ...(goal?.skills ?? [])]) expect(one?.skills).toContain(skill)
            for (const skill of goal?.skills ?? []) expect(me.skills).not.toContain(skill)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

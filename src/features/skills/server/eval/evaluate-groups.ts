import type { Artefact } from '../engine/artefact.ts'
import { Engine } from '../engine/engine.ts'
import type { Table } from './evaluate.ts'
import { readGroupTitles, readTitles } from './sets.ts'

/**
 * Measures whether titles no finer than a group yield it, and finer ones do not; in the half for rules or the one put
 * aside.
 */
export function evaluateGroups(artefact: Artefact, isTest: boolean): Table {
  const engine = new Engine(artefact)
  const groupOf = (title: string) => engine.searchOccupations(title, 1).groups[0]?.group.key ?? ''
  const titles = readGroupTitles().filter((one) => one.isTest === isTest)
  const coarse = titles.filter(({ group }) => group !== '')
  const fine = titles.filter(({ group }) => group === '')
  const occupations = readTitles(artefact.vocabulary).filter((one) => one.isTest === isTest)
  const share = (all: readonly unknown[], right: number) => (all.length === 0 ? 0 : right / all.length)
  const unnamed = occupations.filter(({ text }) => {
    const [best] = engine.searchOccupations(text, 1).groups
    return !best || best.score < 1
  })
  return {
    title: `${coarse.length} titles of groups and ${fine.length} finer ones, ${isTest ? 'put aside' : 'for the rules'}`,
    rows: [
      {
        method: 'ours',
        values: {
          'group is right': share(coarse, coarse.filter(({ text, group }) => groupOf(text) === group).length),
          'finer: no group': share(fine, fine.filter(({ text }) => groupOf(text) === '').length),
          'job titles of ours: no group first': share(occupations, unnamed.length),
        },
      },
    ],
  }
}

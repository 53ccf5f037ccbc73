import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { handMadeActs } from './architecture/acts.guard.ts'
import { handMade } from './architecture/acts-baseline.ts'
import { baseline } from './architecture/baseline.ts'
import { paper } from './architecture/paper.guard.ts'
import { breakpoints } from './architecture/breakpoints.guard.ts'
import { textSizes } from './architecture/text-sizes.guard.ts'
import { clock } from './architecture/clock.guard.ts'
import { cycles, fileCycles } from './architecture/cycles.guard.ts'
import { doors } from './architecture/doors.guard.ts'
import { foot } from './architecture/foot.guard.ts'
import { floors } from './architecture/floors.guard.ts'
import { zonelessBeyondBaseline } from './architecture/instants.guard.ts'
import { zoneless } from './architecture/instants-baseline.ts'
import { letterOrder } from './architecture/letter-order.guard.ts'
import { namedExports, names, participlesBeyondBaseline } from './architecture/names.guard.ts'
import { packages, readableImports, withoutTests } from './architecture/packages.guard.ts'
import { rooms } from './architecture/rooms.guard.ts'
import { rowsBeyondBaseline } from './architecture/rows.guard.ts'
import { unproven } from './architecture/rows-baseline.ts'
import { endpointNames, queryNames, verbsBeyondBaseline } from './architecture/verbs.guard.ts'
import * as verbs from './architecture/verbs-baseline.ts'
import { sizes } from './architecture/size.guard.ts'
import { slimmed } from './architecture/slimmed.guard.ts'
import { type Guard, readSources } from './architecture/source.ts'
import { crossings, crossingsSaid } from './architecture/tables.guard.ts'
import { participles } from './architecture/participles-baseline.ts'
import { exportedParticiples, localParticiples } from './architecture/identifiers.guard.ts'
import { ownersOf, readMigrations } from './architecture/tables.ts'
import { dateStops } from './architecture/date-stops.guard.ts'
import { genders } from './architecture/genders.guard.ts'
import { sessions } from './architecture/sessions.guard.ts'
import { separators } from './architecture/separators.guard.ts'
import { texts } from './architecture/texts.guard.ts'
import { unusedWords } from './architecture/words.guard.ts'

const root = join(import.meta.dirname, '..')
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
const house = readSources(root, ['src'])
const everything = [...house, ...readSources(root, ['tests', 'e2e', 'bench', 'scripts'])]

const LAWS: [string, Guard, typeof house][] = [
  ['nobody imports from a floor above', floors, house],
  ['server and web stay apart, and contract imports contract only', rooms, house],
  ['another feature is entered through its doors', doors, house],
  ['features do not need each other in a circle', cycles, house],
  ['files do not need each other in a circle', fileCycles, house],
  ['each room takes only packages that are meant for it', packages, house],
  ['the product needs nothing that only its tests have', withoutTests, house],
  ['every import can be read', readableImports, house],
  ['screens ask contracts only for what the build leaves of them', slimmed, house],
  ['files are named noun.role.ts', names, everything],
  ['everything is exported by name', namedExports, everything],
  ['files stay small', sizes, everything],
  ['what people read lives in catalogues', texts, house],
  ['screens use the words of the glossary', unusedWords(glossary), house],
  ['nobody is spoken to as her or him at once', genders, house],
  ['a date in our language is followed by one stop', dateStops, house],
  ['a line that breaks begins with a word, not with a sign', separators, house],
  ['letters have one order', letterOrder, house],
  ['days and hours are those of Sarajevo', clock, house],
  ['calls and tasks leave nothing in a session of the database', sessions, house],
  ['classes ask only for widths that the theme has', breakpoints, house],
  ['classes ask only for sizes of text and heights of lines that the theme has', textSizes, house],
  ['bars of the site stay off paper', paper, house],
  ['questions at the foot of the window cover no bar', foot, house],
]

describe('the house', () => {
  test.each(LAWS)('%s', (_law, guard, sources) => {
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.some(({ path }) => path.endsWith('.tsx'))).toBe(true)
    expect(guard(sources).filter((breach) => !baseline.includes(breach))).toEqual([])
  })

  test('files are named by things, and names that are participles only become fewer', () => {
    expect(participlesBeyondBaseline(house, participles)).toEqual([])
  })

  test('no name is a participle, neither an exported nor a local one', () => {
    expect(exportedParticiples(house)).toEqual([])
    expect(localParticiples(house)).toEqual([])
  })

  test('screens use useAct() instead of a busy state of their own', () => {
    expect(handMadeActs(house).toSorted()).toEqual(handMade.toSorted())
  })

  test('endpoints and queries begin with verbs that a reader can guess', () => {
    const endpoints = endpointNames(house)
    const queries = queryNames(house)
    expect(endpoints.length).toBeGreaterThan(500)
    expect(queries.length).toBeGreaterThan(900)
    expect(
      verbsBeyondBaseline('endpoints', endpoints, verbs.endpointVerbs, verbs.otherEndpointVerbs),
    ).toEqual([])
    expect(verbsBeyondBaseline('queries', queries, verbs.queryVerbs, verbs.otherQueryVerbs)).toEqual([])
  })

  test('tables have doors: SQL names only tables of its own feature', () => {
    const migrations = readMigrations(root)
    const owners = ownersOf(migrations, readdirSync(join(root, 'src/features')))
    expect(owners.tables.size).toBeGreaterThan(50)
    expect(owners.views.size).toBeGreaterThan(10)
    expect(crossingsSaid(crossings(house, owners))).toEqual([])
  })

  test('rows of written SQL have a shape that tests prove', () => {
    expect(rowsBeyondBaseline(house, unproven)).toEqual([])
  })

  test('code parses a text as a date only with its zone', () => {
    expect(zonelessBeyondBaseline(house, zoneless)).toEqual([])
  })

  test('tolerated breaches are taken off the list when they are mended', () => {
    const breaches = new Set(LAWS.flatMap(([, guard, sources]) => guard(sources)))
    expect(baseline.filter((breach) => !breaches.has(breach))).toEqual([])
  })

  test('the contract is compiled without a browser and without Node.js', () => {
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.contract.json'), 'utf8'))
    expect(compilerOptions.lib).toEqual(['es2024'])
    expect(compilerOptions.types ?? []).toEqual([])
  })
})

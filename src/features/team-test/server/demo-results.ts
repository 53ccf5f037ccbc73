import type { cast } from '#features/account/server/index.ts'
import { CONTRIBUTIONS, LEAST, MOST, STATEMENTS } from '../contract/statements.ts'

type Name = keyof typeof cast
type DemoResult = {
  name: Name
  daysAgo: number
  /** The level of each contribution, from 1 to 5, in the order of the contributions. */
  levels: string
  advice?: string
  suggested?: boolean
}

/** Invented people and results: starter, connector, storyteller, carer, maker, planner, critic, finisher. */
export const demoResults: readonly DemoResult[] = [
  { name: 'amra', daysAgo: 190, levels: '34333422', advice: '' },
  {
    name: 'amra',
    daysAgo: 9,
    levels: '54532421',
    advice: 'Daj mi početak i slobodne ruke. Za rok me pitaj u srijedu, ne u petak navečer.',
  },
  {
    name: 'tarik',
    daysAgo: 15,
    levels: '32135232',
    advice: 'Najbolje mislim dok nešto sklapam. Pokaži mi, nemoj mi slati dug mejl.',
  },
  {
    name: 'ines',
    daysAgo: 21,
    levels: '24321352',
    advice: 'Pitam puno, ali pitam zato što mi je stalo. Reci mi otvoreno kad je dosta.',
  },
  { name: 'lejla', daysAgo: 40, levels: '23442535', advice: 'Volim listu na kojoj se vidi šta je ostalo.' },
  { name: 'jovana', daysAgo: 12, levels: '22253334', advice: 'Pusti da prvo čujem kako su svi.' },
  { name: 'haris', daysAgo: 6, levels: '45431223', advice: '' },
  { name: 'emina', daysAgo: 33, levels: '43542222', advice: 'Reci mi kome pričamo, pa ću naći kako.' },
  { name: 'damir', daysAgo: 60, levels: '23234454', advice: '' },
  { name: 'nermina', daysAgo: 52, levels: '45333543', advice: '' },
  { name: 'stefan', daysAgo: 18, levels: '33351243', advice: '' },
  { name: 'ivana', daysAgo: 27, levels: '34545332', advice: '' },
  { name: 'luka', daysAgo: 44, levels: '42225335', advice: 'Na terenu sam. Poruku vidim navečer.' },
  { name: 'nikola', daysAgo: 4, levels: '21124454', suggested: false },
  { name: 'marija', daysAgo: 71, levels: '34443234', advice: '' },
]

const DRIFT = [0, -1, 0, 1, 0, 0, 1, -1]

/** Returns answers that vary slightly between statements, reproducibly. */
export function demoAnswers(name: string, levels: string): number[] {
  return STATEMENTS.map(({ contribution, isReversed }, place) => {
    const level = Number(levels[CONTRIBUTIONS.indexOf(contribution)])
    const seed = [...`${name}${place}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7)
    const answer = Math.min(MOST, Math.max(LEAST, level + (DRIFT[seed % DRIFT.length] ?? 0)))
    return isReversed ? LEAST + MOST - answer : answer
  })
}

type DemoTeam = { id: string; owner: Name; name: string; members: readonly Name[]; invited: readonly Name[] }

export const demoTeam: DemoTeam = {
  id: '01900000-0000-7000-8000-7ea3000000a1',
  owner: 'amra',
  name: 'Klupe na Uni',
  members: ['amra', 'tarik', 'ines'],
  invited: ['haris'],
}

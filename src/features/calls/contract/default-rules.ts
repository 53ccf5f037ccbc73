import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Rule } from './rules.ts'
import type { CanvasTemplate } from './canvas-template.ts'

/** What differs from call to call; amounts in feninga, shares in percent. */
export type RuleSettings = {
  team: { min: number; max: number }
  ages: { min: number; max: number; on: string }
  municipalities: readonly MunicipalityId[]
  amount: { min: number; max: number }
  contribution: { min: number; max: number }
  electronics: number
  project: { from: string; until: string }
}

const km = (feninga: number) => Math.round(feninga / 100)

/** The rules of a youth bank's call, with which an editor begins. */
export function defaultRules(settings: RuleSettings, { boxes }: CanvasTemplate): Rule[] {
  const { team, ages, municipalities, amount, contribution, electronics, project } = settings
  const must = { severity: 'must' } as const
  return [
    {
      ...must,
      id: 'team',
      kind: 'team-size',
      box: 'team',
      ...team,
      text: {
        bhs: `Ekipa ima od ${team.min} do ${team.max} ljudi.`,
        en: `A team has ${team.min} to ${team.max} people.`,
      },
    },
    {
      ...must,
      id: 'ages',
      kind: 'ages',
      box: 'team',
      ...ages,
      text: {
        bhs: `Svi imaju od ${ages.min} do ${ages.max} godina na dan roka.`,
        en: `Everybody is ${ages.min} to ${ages.max} years old on the day of the deadline.`,
      },
    },
    {
      ...must,
      id: 'registered',
      kind: 'registered',
      box: 'team',
      text: { bhs: 'Svi u ekipi imaju račun.', en: 'Everybody in the team has an account.' },
    },
    {
      ...must,
      id: 'confirmed',
      kind: 'confirmed',
      box: 'team',
      text: {
        bhs: 'Svako sam pritisne „Pošalji prijavu“.',
        en: 'Everybody presses “Send the application” themselves.',
      },
    },
    {
      ...must,
      id: 'one-application',
      kind: 'one-application',
      box: 'team',
      text: { bhs: 'Jedna osoba, jedna prijava.', en: 'One person, one application.' },
    },
    {
      ...must,
      id: 'place',
      kind: 'municipality',
      box: null,
      among: [...municipalities],
      text: {
        bhs: 'Projekat se dešava u mjestu iz poziva.',
        en: 'The project happens in a place of the call.',
      },
    },
    {
      ...must,
      id: 'amount',
      kind: 'amount',
      box: 'budget',
      ...amount,
      text: {
        bhs: `Traži se od ${km(amount.min)} do ${km(amount.max)} KM.`,
        en: `${km(amount.min)} to ${km(amount.max)} KM may be asked for.`,
      },
    },
    {
      ...must,
      id: 'contribution',
      kind: 'contribution',
      box: 'contributions',
      min: contribution.min,
      max: null,
      text: {
        bhs: `Zajednica daje barem ${contribution.min} % traženog, u novcu, stvarima ili radu.`,
        en: `The community gives at least ${contribution.min}% of it, in money, things or work.`,
      },
    },
    {
      severity: 'warning',
      id: 'contribution-most',
      kind: 'contribution',
      box: 'contributions',
      min: 0,
      max: contribution.max,
      text: {
        bhs: `Od doprinosa se računa najviše ${contribution.max} % traženog.`,
        en: `At most ${contribution.max}% of what is asked for counts as contribution.`,
      },
    },
    {
      ...must,
      id: 'no-fees',
      kind: 'category',
      box: 'budget',
      category: 'fees',
      max: 0,
      text: { bhs: 'Nema honorara ekipi.', en: 'No fees to the team.' },
    },
    {
      severity: 'warning',
      id: 'electronics',
      kind: 'category',
      box: 'budget',
      category: 'electronics',
      max: electronics,
      text: {
        bhs: `Elektronika je najviše ${electronics} % budžeta; više samo uz dobar razlog.`,
        en: `Electronics are ${electronics}% of the budget at most; more only for a good reason.`,
      },
    },
    {
      ...must,
      id: 'activities',
      kind: 'timeline',
      box: 'timeline',
      least: 2,
      ...project,
      text: {
        bhs: 'Barem dvije aktivnosti, u vrijeme projekta.',
        en: 'At least two activities, within the time of the project.',
      },
    },
    ...boxes.flatMap((box): Rule[] => {
      if (box.kind !== 'text') return []
      const min = Math.round(box.limit / 4 / 10) * 10
      return [
        {
          ...must,
          id: `${box.id}-length`,
          kind: 'length',
          box: box.id,
          min,
          max: box.limit,
          text: {
            bhs: `${box.title.bhs}: od ${min} do ${box.limit} znakova.`,
            en: `${box.title.en}: ${min} to ${box.limit} characters.`,
          },
        },
      ]
    }),
  ]
}

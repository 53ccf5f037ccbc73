import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { ApplicationContent, ApplicationFacts, CostCategory } from '../application-content.ts'
import type { CanvasTemplate } from '../canvas-template.ts'
import type { Rule, RuleKind, RuleOf } from '../rules.ts'

/** An invented application on which rules are tried. Amounts in feninga. */
export type Invented = {
  people: number
  /** Whole years. */
  youngest: number
  oldest: number
  municipality: MunicipalityId | null
  amount: number
  /** The percentage of the grant for costs of this category; the rest is material. */
  category: CostCategory
  share: number
  contribution: number
  /** The length of every text box. */
  characters: number
}

type Call = { rules: readonly Rule[]; template: CanvasTemplate }

/** Returns an application that keeps these rules, as far as any can. */
export function fittingApplication({ rules }: Pick<Call, 'rules'>): Invented {
  const first = <K extends RuleKind>(kind: K) => rules.find((rule): rule is RuleOf<K> => rule.kind === kind)
  const [team, ages, amounts] = [first('team-size'), first('ages'), first('amount')]
  const amount = amounts ? Math.round((amounts.min + amounts.max) / 2) : 1000_00
  const category = rules.find((rule) => rule.kind === 'category' && rule.category !== 'material')
  const lengths = rules.flatMap((rule) => (rule.kind === 'length' ? [rule.min] : []))
  return {
    people: team?.min ?? 3,
    youngest: ages?.min ?? 18,
    oldest: ages?.max ?? 30,
    municipality: first('municipality')?.among[0] ?? 'zenica',
    amount,
    category: category?.kind === 'category' ? category.category : 'electronics',
    share: 0,
    contribution: Math.ceil((amount * (first('contribution')?.min ?? 0)) / 100),
    characters: Math.max(1, ...lengths),
  }
}

/** Builds the whole invented application; its members are no real people, and it lacks nothing else. */
export function inventedApplication(
  { people, youngest, oldest, municipality, amount, category, share, contribution, characters }: Invented,
  { rules, template }: Call,
): { content: ApplicationContent; facts: ApplicationFacts } {
  const members = Array.from({ length: people }, (_, at) => ({ id: `m${at}`, name: `${at + 1}.`, role: '' }))
  const special = Math.round((amount * share) / 100)
  const plan = rules.find((rule): rule is RuleOf<'timeline'> => rule.kind === 'timeline')
  const text = 'a'.repeat(characters)
  return {
    content: {
      title: '-',
      municipality,
      texts: Object.fromEntries(
        template.boxes.flatMap(({ id, kind }) => (kind === 'text' ? [[id, text]] : [])),
      ),
      timeline: Array.from({ length: plan?.least ?? 1 }, (_, at) => ({
        id: `t${at}`,
        what: '-',
        from: plan?.from ?? '2027-01-01',
        until: plan?.until ?? '2027-01-02',
      })),
      budget: [
        { id: 'rest', what: '-', category: 'material' as const, amount: amount - special },
        { id: 'special', what: '-', category, amount: special },
      ].filter((row) => row.amount > 0),
      contributions:
        contribution > 0
          ? [{ id: 'c', kind: 'money' as const, what: '-', giver: '-', value: contribution }]
          : [],
      members,
      documents: template.boxes.flatMap((box) =>
        box.kind === 'documents' ? box.slots.map(({ id }) => ({ id, slot: id, name: '-' })) : [],
      ),
    },
    facts: {
      members: Object.fromEntries(
        members.map(({ id }, at) => [
          id,
          {
            registered: true,
            confirmed: true,
            elsewhere: false,
            age: at === 0 ? youngest : oldest,
          },
        ]),
      ),
    },
  }
}

import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { type Unsaid, wordsOf } from './rule-words.ts'
import type { Rule } from './rules.ts'
import type { CanvasTemplate } from './canvas-template.ts'

/** The settings that differ between calls; amounts in feninga, shares in percent. */
export type RuleSettings = {
  team: { min: number; max: number }
  ages: { min: number; max: number; on: string }
  municipalities: readonly MunicipalityId[]
  amount: { min: number; max: number }
  contribution: { min: number; max: number }
  electronics: number
  project: { from: string; until: string }
}

/** Returns the usual rules of a youth bank's call, with which an editor begins. */
export function defaultRules(settings: RuleSettings, template: CanvasTemplate): Rule[] {
  const { team, ages, municipalities, amount, contribution, electronics, project } = settings
  const must = { severity: 'must' } as const
  const rules: Unsaid[] = [
    { ...must, id: 'team', kind: 'team-size', box: 'team', ...team },
    { ...must, id: 'ages', kind: 'ages', box: 'team', ...ages },
    { ...must, id: 'registered', kind: 'registered', box: 'team' },
    { ...must, id: 'confirmed', kind: 'confirmed', box: 'team' },
    { ...must, id: 'one-application', kind: 'one-application', box: 'team' },
    { ...must, id: 'place', kind: 'municipality', box: null, among: [...municipalities] },
    { ...must, id: 'amount', kind: 'amount', box: 'budget', ...amount },
    {
      ...must,
      id: 'contribution',
      kind: 'contribution',
      box: 'contributions',
      min: contribution.min,
      max: null,
    },
    {
      severity: 'warning',
      id: 'contribution-most',
      kind: 'contribution',
      box: 'contributions',
      min: 0,
      max: contribution.max,
    },
    { ...must, id: 'no-fees', kind: 'category', box: 'budget', category: 'fees', max: 0 },
    {
      severity: 'warning',
      id: 'electronics',
      kind: 'category',
      box: 'budget',
      category: 'electronics',
      max: electronics,
    },
    { ...must, id: 'activities', kind: 'timeline', box: 'timeline', least: 2, ...project },
    ...template.boxes.flatMap((box): Unsaid[] =>
      box.kind === 'text'
        ? [
            {
              ...must,
              id: `${box.id}-length`,
              kind: 'length',
              box: box.id,
              min: Math.round(box.limit / 4 / 10) * 10,
              max: box.limit,
            },
          ]
        : [],
    ),
  ]
  return rules.map((rule) => ({ ...rule, text: wordsOf(rule, template) }))
}

import { localDay } from '#platform/contract/local-time.ts'
import type { CallContent } from './call.ts'
import { type Unsaid, wordsOf } from './rule-words.ts'
import type { Rule, RuleKind } from './rules.ts'

type Input = Pick<CallContent, 'template' | 'dates' | 'projectFrom' | 'projectUntil'>

/** Returns a rule of a kind with its usual numbers; undefined if the application has no box for it. */
export function newRule(
  kind: RuleKind,
  id: string,
  { template, dates, ...project }: Input,
): Rule | undefined {
  const { boxes } = template
  const has = (name: string) => (boxes.some((box) => box.id === name) ? name : null)
  const today = localDay(new Date())
  const common = { id, severity: 'must' } as const
  const build = (): Unsaid | undefined => {
    switch (kind) {
      case 'team-size':
        return { ...common, kind, box: has('team'), min: 3, max: 7 }
      case 'ages':
        return {
          ...common,
          kind,
          box: has('team'),
          min: 17,
          max: 35,
          on: dates.deadline === null ? today : localDay(new Date(dates.deadline)),
        }
      case 'amount':
        return { ...common, kind, box: has('budget'), min: 500_00, max: 1500_00 }
      case 'contribution':
        return { ...common, kind, box: has('contributions'), min: 50, max: null }
      case 'category':
        return { ...common, kind, box: has('budget'), category: 'electronics', max: 30 }
      case 'municipality':
        return { ...common, kind, box: null, among: ['zenica'] }
      case 'timeline': {
        const from = project.projectFrom ?? today
        return { ...common, kind, box: has('timeline'), least: 2, from, until: project.projectUntil ?? from }
      }
      case 'length': {
        const box = boxes.find((one) => one.kind === 'text')
        return box?.kind === 'text' ? { ...common, kind, box: box.id, min: 50, max: box.limit } : undefined
      }
      case 'document': {
        const box = boxes.find((one) => one.kind === 'documents')
        const slot = box?.kind === 'documents' ? box.slots[0] : undefined
        return box && slot ? { ...common, kind, box: box.id, slot: slot.id } : undefined
      }
      default:
        return { ...common, kind, box: has('team') }
    }
  }
  const rule = build()
  return rule && { ...rule, text: wordsOf(rule, template) }
}

import type { ApplicationContent, ApplicationFacts } from './application-content.ts'
import type { BrokenRule } from './broken-rule.ts'
import type { CanvasTemplate } from './canvas-template.ts'
import { checkMoney } from './check/check-money.ts'
import { checkPlan } from './check/check-plan.ts'
import { checkTeam } from './check/check-team.ts'
import type { Checked, Finding } from './check/finding.ts'
import type { Rule } from './rules.ts'

export type RulesInput = {
  rules: readonly Rule[]
  /** Says how the characters of a box are counted. */
  template: CanvasTemplate
  content: ApplicationContent
  facts: ApplicationFacts
}

/**
 * The rules that an application breaks, in the order of the rules, each with what to change. Plain whole numbers and
 * nothing of the clock or the machine: a device and the server come to the same.
 */
export function checkRules({ rules, ...input }: RulesInput): BrokenRule[] {
  return rules.flatMap((rule) =>
    findingsOf(rule, input).map(({ key, values = {}, items = [] }) => ({
      rule: rule.id,
      severity: rule.severity,
      box: rule.box,
      items,
      advice: { key, values },
    })),
  )
}

/** Whether an application may be sent: what breaks, if anything, only warns. */
export function maySend(broken: readonly BrokenRule[]): boolean {
  return broken.every(({ severity }) => severity === 'warning')
}

function findingsOf(rule: Rule, input: Checked): Finding[] {
  switch (rule.kind) {
    case 'team-size':
    case 'ages':
    case 'registered':
    case 'confirmed':
    case 'one-application':
      return checkTeam(rule, input)
    case 'amount':
    case 'contribution':
    case 'category':
      return checkMoney(rule, input)
    default:
      return checkPlan(rule, input)
  }
}

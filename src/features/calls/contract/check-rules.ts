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
  /** Defines how the characters of a box are counted. */
  template: CanvasTemplate
  content: ApplicationContent
  facts: ApplicationFacts
}

/**
 * Lists the rules that an application breaks, in their order, each with advice. It uses whole numbers and neither clock nor
 * machine, so that a device and the server get the same result.
 */
export function checkRules({ rules, ...input }: RulesInput): BrokenRule[] {
  const least = Math.max(0, ...rules.map((rule) => (rule.kind === 'amount' ? rule.min : 0)))
  return rules.flatMap((rule) =>
    findingsOf(rule, { ...input, least }).map(({ key, values = {}, items = [] }) => ({
      rule: rule.id,
      severity: rule.severity,
      box: rule.box,
      items,
      advice: { key, values },
    })),
  )
}

/** Returns true if an application may be sent, because every broken rule is only a warning. */
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

import { contributedOf, requestedOf } from '../application-content.ts'
import type { RuleOf } from '../rules.ts'
import type { Checked, Finding } from './finding.ts'

/** Checks the rules about requested and contributed money; all amounts in feninga. */
export function checkMoney(
  rule: RuleOf<'amount' | 'contribution' | 'category'>,
  { content, least }: Checked,
): Finding[] {
  const requested = requestedOf(content)
  if (rule.kind === 'amount') return amountOf(rule, requested)
  if (rule.kind === 'contribution')
    return contributionOf(rule, { requested, least, contribution: contributedOf(content) })
  const rows = content.budget.filter(({ category, amount }) => category === rule.category && amount > 0)
  return categoryOf(rule, {
    requested,
    spent: requestedOf({ budget: rows }),
    items: rows.map(({ id }) => id),
  })
}

function amountOf({ min, max }: RuleOf<'amount'>, requested: number): Finding[] {
  const bounds = { min: { feninga: min }, max: { feninga: max } }
  if (requested === 0 && min > 0) return [{ key: 'amount-missing', values: bounds }]
  if (requested < min)
    return [{ key: 'amount-too-small', values: { ...bounds, more: { feninga: min - requested } } }]
  if (requested > max)
    return [{ key: 'amount-too-big', values: { ...bounds, less: { feninga: requested - max } } }]
  return []
}

/**
 * Checks the share of the community; either advised amount alone is enough: more to contribute, or less to request. Less is
 * not advised where the call takes no request that small.
 */
function contributionOf(
  { min, max }: RuleOf<'contribution'>,
  { requested, least, contribution }: { requested: number; least: number; contribution: number },
): Finding[] {
  // Without a request, the rule of amounts has its own finding, and shares mean nothing.
  if (requested === 0) return []
  const share = { count: Math.floor((contribution * 100) / requested) }
  if (contribution * 100 < requested * min) {
    const more = { feninga: Math.ceil((requested * min) / 100) - contribution }
    const enough = Math.floor((contribution * 100) / min)
    const values = { share, min: { count: min }, more }
    if (enough < Math.max(least, 1)) return [{ key: 'contribution-lacking', values }]
    const less = { feninga: requested - enough }
    return [{ key: 'contribution-too-small', values: { ...values, less } }]
  }
  if (max !== null && contribution * 100 > requested * max) {
    const over = { feninga: contribution - Math.floor((requested * max) / 100) }
    return [{ key: 'contribution-too-big', values: { share, max: { count: max }, over } }]
  }
  return []
}

type Spent = { requested: number; spent: number; items: readonly string[] }

/** Checks the share of a category. Removing costs makes the whole smaller too; moving them to another category does not. */
function categoryOf({ category, max }: RuleOf<'category'>, { requested, spent, items }: Spent): Finding[] {
  if (spent * 100 <= requested * max) return []
  const values = { category: { category }, max: { count: max } }
  if (max === 0)
    return [{ key: 'category-forbidden', values: { ...values, less: { feninga: spent } }, items }]
  const others = requested - spent
  const less = spent - Math.floor((others * max) / (100 - max))
  const move = spent - Math.floor((requested * max) / 100)
  // Rounds up to a whole percent, so that no excess reads "30 of 30 allowed".
  const share = Math.ceil((spent * 100) / requested)
  return [
    {
      key: 'category-too-big',
      values: { ...values, share: { count: share }, less: { feninga: less }, move: { feninga: move } },
      items,
    },
  ]
}

import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { AdviceKey, BrokenRule } from '#features/calls/contract/broken-rule.ts'
import { checkRules, type RulesInput } from '#features/calls/contract/check-rules.ts'

/**
 * Lists the obstacles to sending an application: names that every call requires, because lists, ballot, minutes and contract
 * are read by them, and broken rules of the call.
 */
export function checkApplication(input: RulesInput): BrokenRule[] {
  return [...untitledIn(input), ...checkRules(input), ...namelessIn(input)]
}

const hasName = (text: string) => /[\p{L}\p{N}]/u.test(text)

function untitledIn({ content }: RulesInput): BrokenRule[] {
  if (hasName(content.title)) return []
  return [
    {
      rule: 'title',
      severity: 'must',
      box: null,
      items: [],
      advice: { key: 'title-missing', values: {} },
    },
  ]
}

/** Lists rows that count for a rule although nobody can read what they are; an empty row is only left over. */
function namelessIn({ template, content }: RulesInput): BrokenRule[] {
  const rows = namelessRows(content)
  return template.boxes.flatMap(({ id, kind }) => {
    const nameless =
      kind === 'timeline' || kind === 'budget' || kind === 'contributions' ? rows[kind] : undefined
    if (!nameless || nameless.items.length === 0) return []
    const { key, items } = nameless
    const values = { count: { count: items.length } }
    return [{ rule: 'nameless', severity: 'must', box: id, items, advice: { key, values } } as const]
  })
}

type Nameless = { key: AdviceKey; items: string[] }

function namelessRows({ timeline, budget, contributions }: ApplicationContent) {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return {
    timeline: {
      key: 'activity-nameless',
      items: idsOf(timeline.filter((row) => !hasName(row.what) && (row.from !== null || row.until !== null))),
    },
    budget: {
      key: 'cost-nameless',
      items: idsOf(budget.filter((row) => !hasName(row.what) && row.amount > 0)),
    },
    contributions: {
      key: 'gift-nameless',
      items: idsOf(
        contributions.filter((row) => !(hasName(row.what) && hasName(row.giver)) && row.value > 0),
      ),
    },
  } satisfies Record<string, Nameless>
}

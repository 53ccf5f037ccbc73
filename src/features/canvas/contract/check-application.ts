import type { BrokenRule } from '#features/calls/contract/broken-rule.ts'
import { checkRules, type RulesInput } from '#features/calls/contract/check-rules.ts'

/** The title, which every call requires, because lists, ballot and minutes need a name. */
const TITLED = 'title'

/** Lists the obstacles to sending an application: a missing title and broken rules of the call. */
export function checkApplication(input: RulesInput): BrokenRule[] {
  const broken = checkRules(input)
  return isTitled(input.content) ? broken : [UNTITLED, ...broken]
}

function isTitled({ title }: { title: string }): boolean {
  return /[\p{L}\p{N}]/u.test(title)
}

const UNTITLED: BrokenRule = {
  rule: TITLED,
  severity: 'must',
  box: null,
  items: [],
  advice: { key: 'title-missing', values: {} },
}

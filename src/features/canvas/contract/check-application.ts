import type { BrokenRule } from '#features/calls/contract/broken-rule.ts'
import { checkRules, type RulesInput } from '#features/calls/contract/check-rules.ts'

/** What every call asks of an application, whatever its rules: what has no name has none on lists, ballot and minutes. */
const TITLED = 'title'

/** What keeps an application from being sent: that it has no title, and the rules of the call that it breaks. */
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

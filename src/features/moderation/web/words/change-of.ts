import type { ListedEntry } from '../../contract/words.endpoints.ts'

/** What pressing the button of an entry does: what the product came with is only switched. */
export function changeOf({ isOn, isBuiltIn }: ListedEntry): 'off' | 'on' | 'remove' {
  if (!isOn) return 'on'
  return isBuiltIn ? 'off' : 'remove'
}

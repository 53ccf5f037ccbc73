import type { ListedEntry } from '../../contract/words.endpoints.ts'

/** Returns the effect of an entry's button: delivered words are only switched on and off. */
export function changeOf({ isOn, isBuiltIn }: ListedEntry): 'off' | 'on' | 'remove' {
  if (!isOn) return 'on'
  return isBuiltIn ? 'off' : 'remove'
}

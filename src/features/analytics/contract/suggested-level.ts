import type { StatedLevel } from '#features/skills/contract/skills.endpoints.ts'
import type { Level } from './coverage.ts'

const NAMED = { basic: 'basic', intermediate: 'independent', advanced: 'advanced' } as const
const LONG = 5

/** Returns the profile's level that a text states, or else the one of working independently. */
export function suggestedLevel({ level, cefr, years }: StatedLevel): Level {
  if (level) return NAMED[level]
  if (cefr) return cefr.startsWith('C') ? 'advanced' : cefr.startsWith('B') ? 'independent' : 'basic'
  return years !== null && years >= LONG ? 'advanced' : 'independent'
}

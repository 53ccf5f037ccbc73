import { fold } from '#platform/contract/fold.ts'
import type { Contents } from './sections.ts'

/** Guesses the kind of a place of learning from its name. */
export function educationKind(named: string): Contents['education']['items'][number]['kind'] {
  const folded = fold(named)
  if (/\b(?:kurs|course|bootcamp|radionic\w*|seminar|obuka|training|skolica)\b/.test(folded)) {
    return 'course'
  }
  // An academy that awards degrees is a faculty.
  if (
    /\b(?:akademija|academy)\b/.test(folded) &&
    !/\b(?:bachelor|master\w*|magist\w*|diplom\w*|umjetnost\w*|arts)\b/.test(folded)
  ) {
    return 'course'
  }
  if (
    /\b(?:gimnazij\w*|srednj\w*|osnovn\w*|strukovn\w*|skolski centar|medresa|high school|secondary|mjesovita|grammar|technical school|os)\b/.test(
      folded,
    )
  ) {
    return 'school'
  }
  const isHigher =
    /\b(?:univerz\w*|fakult\w*|sveucil\w*|universit\w*|faculty|college|visok\w*|bachelor|master\w*|phd|doktor\w*|diplom\w*|institut\w*|akademij\w*)\b/
  if (isHigher.test(folded)) return 'university'
  return /\b(?:skola|skole|skolu|school)\b/.test(folded) ? 'school' : 'university'
}

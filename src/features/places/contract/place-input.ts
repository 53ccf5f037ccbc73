import type { Municipality } from './municipalities.ts'
import { placesCalled } from './search.ts'

type Fault = { is: 'unknown' | 'shared'; name: string; places: string }

/**
 * Reads the text of a place field. Returns the only place of this name or, if none or several have it, the fault; for an
 * empty text neither.
 */
export function readPlaceInput(text: string): { place?: Municipality; fault?: Fault } {
  const name = text.trim()
  if (name === '') return {}
  const [place, another] = placesCalled(name)
  if (!place) return { fault: { is: 'unknown', name, places: '' } }
  if (!another) return { place }
  const places = placesCalled(name).map((each) => each.name)
  return { fault: { is: 'shared', name, places: places.join(', ') } }
}

import { archStones } from '../../../contract/stones.ts'
import { APRICOT } from '#platform/server/documents/pdf/colours.ts'
import type { Doc } from '#platform/server/documents/pdf/page.ts'

/** Draws the skill arch with its feet at this place. */
export function drawStones(
  doc: Doc,
  { skills, x, y, colour }: { skills: number; x: number; y: number; colour: string },
): void {
  doc.save().translate(x, y)
  for (const { path, isKey } of archStones(skills)) doc.path(path).fill(isKey ? APRICOT : colour)
  doc.restore()
}

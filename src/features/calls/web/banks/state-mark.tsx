import type { PlaceState } from './places.ts'

const LOOKS: Record<PlaceState, string> = {
  open: 'bg-river',
  voting: 'bg-sun',
  upcoming: 'border-[1.5px] border-dashed border-edge',
  idle: 'border border-river-line bg-river-tint',
}

/** Draws the stone for the state of a place; the words are beside it. */
export function StateMark({ state }: { state: PlaceState }) {
  return <span aria-hidden className={`block size-4 rounded-stone ${LOOKS[state]}`} />
}

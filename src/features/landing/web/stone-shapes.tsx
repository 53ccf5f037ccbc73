import { uprightHalfStone, uprightStone } from './stone.ts'

const WIDE = { frame: { outer: 622, inner: 522, gap: 7 }, degrees: 13.3 }
const NARROW = { frame: { outer: 196, inner: 132, gap: 4 }, degrees: 20 }
const STEP = { frame: { outer: 55, inner: 38, gap: 3 }, degrees: 180 / 7 }
const ROW = { frame: { outer: 31, inner: 21, gap: 2 }, degrees: 180 / 8 }
const CLOSING = { frame: { outer: 276, inner: 196, gap: 5 }, degrees: 180 / 11 }

/** The shape of all stones of an arch, sent once and rotated into place, which halves the weight of the page. */
export function StoneShapes() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        <path id="s-wide" d={uprightStone(WIDE)} />
        <path id="s-narrow" d={uprightStone(NARROW)} />
        <path id="s-step" d={uprightStone(STEP)} />
        <path id="s-step-half" d={uprightHalfStone(STEP)} />
        <path id="s-row" d={uprightStone(ROW)} />
        <path id="s-row-half" d={uprightHalfStone(ROW)} />
        <path id="s-closing" d={uprightStone(CLOSING)} />
      </defs>
    </svg>
  )
}

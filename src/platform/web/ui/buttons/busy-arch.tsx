import { stonePath } from '#platform/contract/arch-geometry.ts'
import { classNames } from '../class-names.ts'

const FRAME = { outer: 14, inner: 6.5, gap: 1.2 }
const STONES = [0, 1, 2, 3, 4].map((index) => stonePath({ index, count: 5, frame: FRAME }))

/** The 28 px arch in the colour of the text beside it, its stones laid one after the other. */
export function BusyArch({ className }: { className?: string }) {
  return (
    <svg
      width="28"
      height="14"
      viewBox="-14 -14 28 14"
      aria-hidden
      className={classNames('lay-stones fill-current', className)}
    >
      {STONES.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

import type { Cv } from '../../contract/cv.endpoints.ts'
import { type Design, DESIGNS } from '../../contract/variant.ts'
import { CvSheet } from '../sheet/cv-sheet.tsx'
import { useText } from '../use-text.ts'

type PickerProps = { cv: Cv; value: Design; onChange: (design: Design) => void }

/** Chooses a design by small pictures of this very CV. */
export function DesignPicker({ cv, value, onChange }: PickerProps) {
  const t = useText()
  return (
    <>
      <div role="radiogroup" aria-labelledby="cv-design" className="grid max-w-md grid-cols-3 gap-3">
        {DESIGNS.map((design) => (
          <label
            key={design}
            className="group relative block rounded-control border border-edge bg-surface p-1.5 text-center text-sm leading-ui font-ui transition-colors has-checked:border-river has-checked:bg-river-tint has-checked:font-strong has-checked:text-river-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="design"
              value={design}
              checked={design === value}
              onChange={() => onChange(design)}
              className="absolute inset-0 size-full appearance-none rounded-control outline-none"
            />
            <span
              aria-hidden
              className="pointer-events-none block aspect-[1/1.414] overflow-hidden rounded-stone border border-line"
            >
              <CvSheet document={{ ...cv.document, design }} small />
            </span>
            <span className="block py-1.5">{t(`designs.${design}`)}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-2">{t(`designHelp.${value}`)}</p>
    </>
  )
}

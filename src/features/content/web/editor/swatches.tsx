import { Ban } from 'lucide-react'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Marks } from '../../contract/rich-text.ts'
import { colorClass, highlightClass } from '../mark-classes.ts'
import { useText } from '../use-text.ts'

type Name = NonNullable<Marks['color']>

type SwatchesProps<V extends Name> = {
  kind: 'color' | 'highlight'
  values: readonly V[]
  value: V | undefined
  onPick: (value: V | undefined) => void
}

/** The roles a word can be coloured or highlighted with; each shows a letter as it will look. */
export function Swatches<V extends Name>({ kind, values, value, onPick }: SwatchesProps<V>) {
  const t = useText()
  const names: Record<Name, string> = {
    river: t('colors.river'),
    apricot: t('colors.apricot'),
    lilac: t('colors.lilac'),
    sun: t('colors.sun'),
    harm: t('colors.harm'),
  }
  return (
    <div
      role="group"
      aria-label={t(`tools.${kind}`)}
      onMouseDown={(event) => event.preventDefault()}
      className="flex flex-wrap gap-1"
    >
      {values.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={names[name]}
          title={names[name]}
          aria-pressed={name === value}
          onClick={() => onPick(name)}
          className={SWATCH}
        >
          <span
            aria-hidden
            className={classNames(
              'px-1.5 text-lg font-strong',
              kind === 'color'
                ? colorClass({ color: name })
                : highlightClass({ highlight: name === 'harm' ? undefined : name }),
            )}
          >
            A
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-label={t('colors.none')}
        title={t('colors.none')}
        aria-pressed={value === undefined}
        onClick={() => onPick(undefined)}
        className={SWATCH}
      >
        <Ban size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

const SWATCH =
  'target grid place-items-center rounded-control border border-line text-ink-2 transition-colors hover:bg-sunken aria-pressed:border-river aria-pressed:bg-sunken'

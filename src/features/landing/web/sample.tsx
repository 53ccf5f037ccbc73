import { Block } from '#features/content/web/index.ts'
import { Icon } from './icon.tsx'
import { stoneTurn } from './stone.ts'
import { useText } from './use-text.ts'

const KNOWN = 6
const SKILLS = 8
const REASONS = ['check', 'place', 'reply'] as const

/** One opportunity as members see it, with the reasons why it is shown. */
export function Sample() {
  const t = useText()
  return (
    <div className="grid gap-4 rounded-surface border border-line bg-surface p-5 text-sm text-ink-2">
      <Block id="sample-label" as="p" className="text-xs text-ink-3" />
      <div className="flex items-start justify-between gap-3">
        <div>
          <Block id="sample-title" as="h3" className="mb-1 text-md text-ink" />
          <p className="flex items-center gap-2">
            <Block id="sample-organisation" />
            <Icon shape="verified" className="size-4 text-river" label={t('sample.verified')} />
          </p>
        </div>
        <MatchArch label={t('sample.match', { known: KNOWN, all: SKILLS })} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          <Block id="sample-pay" as="b" className="text-ink" /> <Block id="sample-pay-note" />
        </span>
        <Block id="sample-place" />
        <Block id="sample-deadline" as="b" className="text-sun-ink" />
      </p>
      <ul className="flex flex-wrap gap-2 text-xs font-ui">
        {Array.from({ length: SKILLS }, (_, index) => (
          <Block
            key={index}
            id={`sample-skill-${index + 1}`}
            as="li"
            className={`rounded-pill border px-3 py-1 ${chipOf(index)}`}
          />
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4">
        {REASONS.map((shape, index) => (
          <li key={shape} className="flex items-center gap-2">
            <Icon shape={shape} className="size-4 text-river" />
            <Block id={`sample-reason-${index + 1}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function chipOf(index: number): string {
  if (index < KNOWN) return 'border-river-tint bg-river-tint text-river-ink'
  if (index > KNOWN) return 'border-dashed border-edge'
  return 'border-river-line bg-[linear-gradient(90deg,var(--river-tint)_50%,transparent_50%)] text-river-ink'
}

function MatchArch({ label }: { label: string }) {
  return (
    <p className="text-center">
      <svg
        className="fill-river"
        width="64"
        height="32"
        viewBox="-32 -32 64 32"
        role="img"
        aria-label={label}
      >
        {Array.from({ length: SKILLS }, (_, index) => (
          <g key={index} transform={stoneTurn({ index, count: SKILLS, degrees: 180 / SKILLS })}>
            {index < KNOWN && <use href="#s-row" />}
            {index === KNOWN && <use href="#s-row-half" />}
            {index >= KNOWN && (
              <use className="fill-none stroke-edge" strokeDasharray="3 2.5" href="#s-row" />
            )}
          </g>
        ))}
      </svg>
      <b className="-mt-3 block text-xs leading-none text-ink" aria-hidden="true">
        {`${KNOWN}/${SKILLS}`}
      </b>
    </p>
  )
}

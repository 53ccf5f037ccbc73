import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { type Column, Table } from '#platform/web/ui/blocks/table.tsx'
import type { Covered } from '../../contract/coverage.ts'
import type { Band } from '../../contract/scoring.ts'
import type { Summary } from '../../contract/teams.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = {
  coverage: readonly Covered[]
  people: readonly { id: string; name: string; summary: Summary }[]
}

const CELL: Record<Band, string> = {
  strong: 'bg-river',
  some: 'border border-dashed border-river bg-[linear-gradient(0deg,var(--river)_50%,transparent_50%)]',
  little: 'border border-dashed border-line',
  unknown: 'border border-dashed border-line',
}
const SHOWN = ['strong', 'some', 'little'] as const

/** The contributions of each member; a diagram in the form of a table. */
export function CoverageTable({ coverage, people }: Props) {
  const t = useText()
  const columns: Column<Covered>[] = [
    {
      key: 'contribution',
      head: t('team.contribution'),
      cell: ({ contribution }) => t(`contributions.${contribution}.name`),
    },
    ...people.map(
      ({ id, name, summary }): Column<Covered> => ({
        key: id,
        head: (
          <span className="flex justify-center">
            <Avatar name={name} size="sm" />
            <span className="sr-only">{name}</span>
          </span>
        ),
        cell: ({ contribution }) => {
          const band = summary.bands[contribution]
          return (
            <>
              <i aria-hidden className={`mx-auto block size-5.5 rounded-stone ${CELL[band]}`} />
              <span className="sr-only">{t(`team.bands.${band}`)}</span>
            </>
          )
        },
        className: 'px-1!',
      }),
    ),
    {
      key: 'people',
      head: t('team.peopleHead'),
      cell: ({ strong, some, state }) =>
        state === 'missing' ? <b className="font-strong text-sun-ink">{t('team.missing')}</b> : strong + some,
      number: true,
    },
  ]
  return (
    <section aria-labelledby="coverage-title">
      <SectionHeading id="coverage-title" title={t('team.coverage')} />
      <Table
        caption={t('team.coverageTable')}
        columns={columns}
        rows={coverage}
        rowKey={({ contribution }) => contribution}
      />
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {SHOWN.map((band) => (
          <span key={band} className="flex items-center gap-2">
            <i className={`size-3.5 rounded-stone ${CELL[band]}`} />
            {t(`team.bands.${band}`)}
          </span>
        ))}
      </p>
    </section>
  )
}

import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { axesOf, LEAST_AXES } from '../../contract/axes.ts'
import type { TargetView } from '../../contract/targets.endpoints.ts'
import { How } from '../how.tsx'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'
import { Radar } from './radar.tsx'

/** Shows the member's coverage of a target, by groups of skills. */
export function Coverage({ view }: { view: TargetView }) {
  const t = useText()
  const locale = useLocale()
  const name = useName()
  const { needs, target, open } = view
  const skills = new Map(needs.map(({ skill }) => [skill.id, name.of(skill)]))
  const axes = axesOf(needs).map((axis) => ({
    ...axis,
    name: (axis.skill && skills.get(axis.skill)) ?? name.group(axis.group),
  }))
  const levelName = (level: number) => {
    const reached = SKILL_LEVELS[Math.round(level * SKILL_LEVELS.length) - 1]
    return reached ? t(`levels.${reached}`) : t('standing.noLevel')
  }
  const bySkill = axes.some(({ skill }) => skill)
  const hasChart = axes.length >= LEAST_AXES
  const list = axes
    .map((axis) => t('standing.item', { group: axis.name, have: String(axis.have), of: String(axis.of) }))
    .join(', ')
  return (
    <FoldSection
      id="standing"
      title={t('standing.title')}
      fact={t('targets.count', {
        have: String(needs.filter(({ state }) => state === 'have').length),
        of: String(needs.length),
      })}
    >
      {hasChart ? (
        <>
          <Radar
            axes={axes}
            label={t(bySkill ? 'standing.saidSkills' : 'standing.said', {
              target: target.title[locale],
              list,
            })}
          />
          <p aria-hidden className="mt-1 flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-ink-2">
            <span className="flex items-center gap-2">
              <i className="h-0 w-5 border-t-3 border-river" />
              {t('standing.you')}
            </span>
            <span className="flex items-center gap-2">
              <i className="h-0 w-5 border-t-2 border-dashed border-lilac" />
              {t('standing.asked')}
            </span>
          </p>
          <p className="mt-1 text-center text-xs text-ink-3">{t('standing.rings')}</p>
        </>
      ) : (
        <p className="text-sm text-ink-2">{t('standing.few')}</p>
      )}
      <TableTwin label={t('asTable')} open={!hasChart}>
        <Table
          caption={t('tableOf', { title: t('standing.title') })}
          rows={axes}
          rowKey={({ group, skill }) => skill ?? group}
          columns={[
            { key: 'group', head: t(bySkill ? 'demand.skill' : 'standing.group'), cell: (axis) => axis.name },
            { key: 'level', head: t('standing.level'), cell: ({ level }) => levelName(level) },
            { key: 'have', head: t('standing.have'), cell: ({ have }) => have, number: true },
            { key: 'near', head: t('standing.near'), cell: ({ near }) => near, number: true },
            { key: 'of', head: t('standing.of'), cell: ({ of }) => of, number: true },
          ]}
        />
      </TableTwin>
      <How text={`${t('standing.how')} ${t(bySkill ? 'standing.netSkills' : 'standing.netGroups')}`} />
      <p className="text-xs text-ink-3">
        {t('standing.source', { count: open, date: formatDate(new Date(), locale) })}
      </p>
    </FoldSection>
  )
}

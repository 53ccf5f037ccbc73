import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { NeedRow as Need, Proof } from '../../contract/shapes.ts'
import { DemandCount } from '../demand/demand-count.tsx'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'
import { LevelSteps } from './level-steps.tsx'

type Props = { need: Need; open: number; onProve: (need: Need) => void }

/** Shows a skill of a target: its evidence or the similar skill that counts, its level and the demand. */
export function NeedRow({ need, open, onProve }: Props) {
  const t = useText()
  const name = useName()
  const { skill, essential, mine, asked, demand, through, state } = need
  const note = through
    ? t('needs.through', {
        skill: name.of(through.skill),
      })
    : state === 'near'
      ? t('needs.below')
      : undefined
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4 gap-y-1.5 border-t border-line py-3 lg:grid-cols-[minmax(0,1fr)_8.5rem_4.5rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-ui">
          <b className="min-w-0 font-strong [overflow-wrap:anywhere]">{name.of(skill)}</b>
          {!essential && <Chip tone="line">{t('needs.optional')}</Chip>}
          {need.inferred && <Chip tone="lilac">{t('needs.inferred')}</Chip>}
          {need.learning === 'learning' && <Chip tone="sun">{t('path.learning')}</Chip>}
        </p>
        {note && <p className="text-xs text-ink-2">{note}</p>}
        {mine !== null && (need.listed || need.proof.first) && <ProofText proof={need.proof} />}
      </div>
      {need.listed && (
        <Button
          small
          look="quiet"
          className="col-start-2 row-start-2 -mr-3 justify-self-end lg:col-start-1 lg:mr-0 lg:-ml-3 lg:justify-self-start"
          aria-label={t('needs.proveNamed', { skill: name.of(skill) })}
          onClick={() => onProve(need)}
        >
          {t('needs.prove')}
        </Button>
      )}
      {(mine !== null || asked !== null) && (
        <div className="col-start-1 row-start-2 lg:col-start-2 lg:row-start-1">
          <LevelSteps mine={mine} asked={asked} />
        </div>
      )}
      <p className="col-start-2 row-start-1 text-right leading-ui tabular-nums lg:col-start-3">
        <span className="sr-only">
          {t('needs.demandSaid', { open: String(demand), count: String(open) })}
        </span>
        <span aria-hidden>
          <DemandCount count={demand} open={open} />
        </span>
      </p>
    </li>
  )
}

function ProofText({ proof: { first, count } }: { proof: Proof }) {
  const t = useText()
  const locale = useLocale()
  if (!first) return <p className="text-xs text-ink-3">{t('needs.unproven')}</p>
  const title = first.title[locale] || first.title.bhs || first.title.en || t('needs.link')
  const more = count > 1 ? ` ${t('needs.more', { count: String(count - 1) })}` : ''
  return (
    <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">
      {t(`needs.proof.${first.kind}`, { title, hours: first.amount ?? 0 })}
      {more}
    </p>
  )
}

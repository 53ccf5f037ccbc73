import { call } from '#platform/web/api/api.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Entry, strikeEntry } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'
import { AskGiver } from './ask-giver.tsx'

/** What the team does about a row of the ledger that nobody has confirmed. */
export function EntryTools({ slug, entry }: { slug: string; entry: Entry }) {
  const t = useTeamText()
  const { act } = useProjectAct()
  const { id, what, kind } = entry
  return (
    <span
      className={classNames('flex flex-wrap justify-end gap-2', kind === 'contribution' && 'col-span-full')}
    >
      {kind === 'contribution' && <AskGiver slug={slug} entry={entry} />}
      <Button
        small
        look="quiet"
        aria-label={t('strikeNamed', { what })}
        onClick={() => void act(() => call(strikeEntry, { params: { slug, id } }), t('struck'))}
      >
        {t('strike')}
      </Button>
    </span>
  )
}

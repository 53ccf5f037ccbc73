import { call } from '#platform/web/api/api.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { type Entry, cancelEntry } from '../../contract/projects.endpoints.ts'
import { useTeamText } from '../use-team-text.ts'
import { AskGiver } from './ask-giver.tsx'
import { RemoveButton } from './remove-button.tsx'

/** The team's actions on an unconfirmed entry of the ledger. */
export function EntryTools({ slug, entry }: { slug: string; entry: Entry }) {
  const t = useTeamText()
  const { id, what, kind } = entry
  return (
    <span
      className={classNames('flex flex-wrap justify-end gap-2', kind === 'contribution' && 'col-span-full')}
    >
      {kind === 'contribution' && <AskGiver slug={slug} entry={entry} />}
      <RemoveButton
        name={t('strikeNamed', { what })}
        text={t('strikeText')}
        done={t('struck')}
        remove={() => call(cancelEntry, { params: { slug, id } })}
      >
        {t('strike')}
      </RemoveButton>
    </span>
  )
}

import { Plus, X } from 'lucide-react'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { freshId, type PartProps, withItem } from './part-props.ts'
import { SumNote } from './sum-note.tsx'

/** Edits reviewers, criteria and the public vote. */
export function JudgingPart({ content, isPublished, edit }: PartProps) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const { review, vote, dates } = content
  const { criteria } = review
  const change = (part: Partial<typeof review>) => edit({ review: { ...review, ...part } })
  return (
    <div className="grid gap-8">
      <FieldGroup title={t('judging.title')}>
        <div className="max-w-xs">
          <NumberField
            name="reviewers"
            label={t('judging.reviewers')}
            value={review.reviewers}
            max={15}
            onChange={(reviewers) => change({ reviewers: Math.max(1, reviewers ?? 1) })}
          />
        </div>
        <Switch
          name="blind"
          label={t('judging.blind')}
          help={t('judging.blindHelp')}
          checked={review.blind}
          disabled={isPublished}
          onChange={({ target }) => change({ blind: target.checked })}
        />
      </FieldGroup>
      <FieldGroup title={t('judging.criteria')}>
        {criteria.map((one, at) => (
          <fieldset
            key={one.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 border-t border-line pt-4"
          >
            <legend className="sr-only">{say(one.title)}</legend>
            <div className="grid gap-4">
              <BilingualField
                name={`criteria.${one.id}`}
                label={t('judging.criterion')}
                value={one.title}
                limit={80}
                onChange={(title) => change({ criteria: withItem(criteria, at, { title }) })}
              />
              <div className="max-w-40">
                <NumberField
                  name={`criteria.${one.id}.weight`}
                  label={t('judging.weight')}
                  value={one.weight}
                  max={100}
                  readOnly={isPublished}
                  onChange={(weight) => change({ criteria: withItem(criteria, at, { weight: weight ?? 0 }) })}
                />
              </div>
            </div>
            {!isPublished && (
              <IconButton
                icon={<X />}
                label={t('judging.remove', { name: say(one.title) })}
                onClick={() => change({ criteria: criteria.filter(({ id }) => id !== one.id) })}
              />
            )}
          </fieldset>
        ))}
        <SumNote sum={criteria.reduce((sum, { weight }) => sum + weight, 0)} part="judging" />
        {criteria.length < 12 && !isPublished && (
          <Button
            small
            icon={<Plus />}
            className="justify-self-start"
            onClick={() => {
              const id = freshId(
                'criterion',
                criteria.map((one) => one.id),
              )
              change({ criteria: [...criteria, { id, title: NO_TEXT, weight: 0 }] })
            }}
          >
            {t('judging.add')}
          </Button>
        )}
      </FieldGroup>
      <FieldGroup title={t('judging.vote')}>
        <Switch
          name="vote"
          label={t('judging.voteOn')}
          checked={vote !== null}
          disabled={isPublished}
          onChange={({ target }) =>
            edit(
              target.checked
                ? { vote: { minVotes: 50 } }
                : { vote: null, dates: { ...dates, voteFrom: null, voteUntil: null } },
            )
          }
        />
        {vote && (
          <div className="max-w-xs">
            <NumberField
              name="minVotes"
              label={t('judging.minVotes')}
              value={vote.minVotes}
              max={100_000}
              onChange={(minVotes) => edit({ vote: { minVotes: minVotes ?? 0 } })}
            />
          </div>
        )}
      </FieldGroup>
    </div>
  )
}

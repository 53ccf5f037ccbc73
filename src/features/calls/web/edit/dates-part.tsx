import { Plus, X } from 'lucide-react'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { DATE_ORDER, withPlan } from '../../contract/planned-dates.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useCallWords } from '../use-call-words.ts'
import { DayField } from './day-field.tsx'
import { type PartProps, withItem } from './part-props.ts'
import { SumNote } from './sum-note.tsx'
import { useEditedCall } from './use-edited-call.ts'

const PAIR = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2'

/** Edits the dates, the money and the instalments. */
export function DatesPart({ content, errors, isPublished, edit, write }: PartProps) {
  const t = useCallEditorText()
  const words = useCallWords()
  const { bank, bankFund } = useEditedCall()
  const { dates, instalments } = content
  const plan = (part: Parameters<typeof withPlan>[1]) =>
    write((now) => ({ ...now, content: withPlan(now.content, part) }))
  const names = DATE_ORDER.filter((name) => content.vote !== null || !name.startsWith('vote'))
  const fundHelp = bankFund
    ? t('gap.left', { year: String(bankFund.year), left: words.km(Math.max(0, bankFund.left)) })
    : bank !== null && t('gap.unknown')
  return (
    <div className="grid gap-8">
      <FieldGroup title={t('dates.title')}>
        <p className="-mt-2 text-sm text-ink-2">{t('dates.help')}</p>
        <div className={PAIR}>
          {names.map((name) => (
            <MomentField
              key={name}
              name={`dates.${name}`}
              label={t(`dates.${name}`)}
              value={dates[name]}
              error={errors[`dates.${name}`]}
              readOnly={isPublished && (name === 'opensAt' || name === 'deadline')}
              {...(isPublished && name === 'deadline' && { help: t('dates.deadlineHelp') })}
              onChange={(moment) => plan({ dates: { ...dates, [name]: moment } })}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup title={t('dates.project')}>
        <div className={PAIR}>
          <DayField
            name="projectFrom"
            label={t('dates.projectFrom')}
            value={content.projectFrom}
            error={errors.projectFrom}
            onChange={(projectFrom) => plan({ projectFrom })}
          />
          <DayField
            name="projectUntil"
            label={t('dates.projectUntil')}
            value={content.projectUntil}
            error={errors.projectUntil}
            onChange={(projectUntil) => plan({ projectUntil })}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={t('dates.money')}>
        {fundHelp && <p className="-mt-2 text-sm text-ink-2">{fundHelp}</p>}
        <div className={PAIR}>
          <AmountField
            name="fund"
            label={t('dates.fund')}
            value={content.fund === 0 ? null : content.fund / 100}
            max={10_000_000}
            error={errors.fund}
            onChange={(km) => edit({ fund: (km ?? 0) * 100 })}
          />
          <AmountField
            name="hourValue"
            label={t('dates.hourValue')}
            value={content.hourValue / 100}
            max={1000}
            onChange={(km) => edit({ hourValue: (km ?? 0) * 100 })}
          />
          <NumberField
            name="grace"
            label={t('dates.grace')}
            help={t('dates.graceHelp')}
            value={content.graceMinutes}
            max={240}
            onChange={(minutes) => edit({ graceMinutes: minutes ?? 0 })}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={t('dates.instalments')}>
        {instalments.map((one, at) => (
          <fieldset
            // Instalments have no ids; their positions identify them.
            key={at}
            disabled={isPublished}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 border-t border-line pt-4"
          >
            <legend className="sr-only">{t('dates.instalment', { number: String(at + 1) })}</legend>
            <div className="grid gap-4">
              <div className="max-w-40">
                <NumberField
                  name={`instalments.${at}.percent`}
                  label={t('dates.percent')}
                  value={one.percent}
                  max={100}
                  onChange={(percent) =>
                    edit({ instalments: withItem(instalments, at, { percent: percent ?? 0 }) })
                  }
                />
              </div>
              <BilingualField
                name={`instalments.${at}.after`}
                label={t('dates.after')}
                value={one.after}
                limit={160}
                onChange={(after) => edit({ instalments: withItem(instalments, at, { after }) })}
              />
            </div>
            <IconButton
              icon={<X />}
              label={t('dates.removeInstalment', { number: String(at + 1) })}
              onClick={() => edit({ instalments: instalments.filter((_, index) => index !== at) })}
            />
          </fieldset>
        ))}
        {instalments.length > 0 && (
          <SumNote sum={instalments.reduce((sum, { percent }) => sum + percent, 0)} part="dates" />
        )}
        {instalments.length < 6 && !isPublished && (
          <Button
            small
            icon={<Plus />}
            className="justify-self-start"
            onClick={() => edit({ instalments: [...instalments, { percent: 0, after: NO_TEXT }] })}
          >
            {t('dates.addInstalment')}
          </Button>
        )}
      </FieldGroup>
    </div>
  )
}

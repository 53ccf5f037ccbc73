import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Content, PLACES_MAX } from '../../contract/content.ts'
import { CONTRACTS, isWork, MODES, ONLY_FOR } from '../../contract/kinds.ts'
import { asOption } from './as-option.ts'
import { languageName } from '../view/language-name.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { KindFields } from './kind-fields.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import type { PartProps } from './part-props.ts'
import { SelectionList } from '#platform/web/ui/fields/selection-list.tsx'
import { PlacesField } from '#features/places/web/index.ts'

const PAIR = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

/** Place, time, pay and terms. */
export function DetailsPart(props: PartProps) {
  const { content, errors, edit } = props
  const t = useEditorText()
  const words = useText()
  const hasAmount = !('price' in content.details)
  return (
    <div className="grid gap-8">
      <FieldGroup title={t('groups.where')}>
        <Select
          name="mode"
          label={t('fields.mode')}
          value={content.mode}
          options={MODES.map((value) => ({ value, text: asOption(words(`modes.${value}`)) }))}
          onChange={(event) => edit({ mode: event.target.value as Content['mode'] })}
          className="max-w-md"
        />
        <PlacesField
          name="municipalities"
          label={t('fields.addPlace')}
          help={t('fields.municipalitiesHelp')}
          removeLabel={(name) => t('fields.removePlace', { name })}
          max={PLACES_MAX}
          value={content.municipalities}
          error={errors.municipalities}
          onChange={(municipalities) => edit({ municipalities })}
        />
      </FieldGroup>
      {hasAmount && (
        <FieldGroup title={t(isWork(content.kind) ? 'groups.pay' : 'groups.amount')}>
          <div className={PAIR}>
            <AmountField
              name="amountMin"
              label={t('fields.amountMin')}
              value={content.amountMin}
              error={errors.amountMin}
              onChange={(amountMin) => edit({ amountMin })}
            />
            <AmountField
              name="amountMax"
              label={t('fields.amountMax')}
              value={content.amountMax}
              error={errors.amountMax}
              onChange={(amountMax) => edit({ amountMax })}
            />
          </div>
          {isWork(content.kind) && (
            <Checkbox
              name="amountNet"
              label={t('fields.amountNet')}
              checked={content.amountNet}
              onChange={(event) => edit({ amountNet: event.target.checked })}
            />
          )}
        </FieldGroup>
      )}
      {isWork(content.kind) && (
        <FieldGroup title={t('groups.work')}>
          <Select
            name="contract"
            label={t('fields.contract')}
            empty={t('fields.noContract')}
            value={content.contract ?? ''}
            options={CONTRACTS.map((value) => ({ value, text: words(`contracts.${value}`) }))}
            onChange={(event) =>
              edit({ contract: CONTRACTS.find((one) => one === event.target.value) ?? null })
            }
            className="max-w-md"
          />
          <Checkbox
            name="firstJob"
            label={t('fields.firstJob')}
            checked={content.firstJob}
            onChange={(event) => edit({ firstJob: event.target.checked })}
          />
        </FieldGroup>
      )}
      <FieldGroup title={t('groups.kind')}>
        <KindFields {...props} />
        <Select
          name="onlyFor"
          label={t('fields.onlyFor')}
          help={t('fields.onlyForHelp')}
          empty={t('fields.everybody')}
          value={content.onlyFor ?? ''}
          options={ONLY_FOR.map((value) => ({ value, text: words(`onlyFor.${value}`) }))}
          onChange={(event) => edit({ onlyFor: ONLY_FOR.find((one) => one === event.target.value) ?? null })}
          className="max-w-md"
        />
        <div className={PAIR}>
          <NumberField
            name="vacancies"
            label={t('fields.vacancies')}
            value={content.vacancies}
            max={9999}
            error={errors.vacancies}
            onChange={(vacancies) => edit({ vacancies: vacancies === 0 ? null : vacancies })}
          />
        </div>
        <Languages value={content.languages} onChange={(languages) => edit({ languages })} />
      </FieldGroup>
      <FieldGroup title={t('groups.when')}>
        <MomentField
          name="deadline"
          label={t('fields.deadline')}
          help={t('fields.deadlineHelp')}
          value={content.deadline}
          error={errors.deadline}
          onChange={(deadline) => edit({ deadline })}
        />
        <div className={PAIR}>
          <MomentField
            name="startsAt"
            label={t('fields.startsAt')}
            value={content.startsAt}
            error={errors.startsAt}
            onChange={(startsAt) => edit({ startsAt })}
          />
          <MomentField
            name="endsAt"
            label={t('fields.endsAt')}
            value={content.endsAt}
            error={errors.endsAt}
            onChange={(endsAt) => edit({ endsAt })}
          />
        </div>
      </FieldGroup>
    </div>
  )
}

type Languages = Content['languages']

function Languages({ value, onChange }: { value: Languages; onChange: (value: Languages) => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const free = LANGUAGES.filter((code) => !value.includes(code))
  return (
    <div>
      <SelectionList
        items={value.map((code) => ({ id: code, name: languageName(code, locale) }))}
        removeLabel={(name) => t('fields.removeLanguage', { name })}
        onRemove={(id) => onChange(value.filter((code) => code !== id))}
      />
      <Select
        name="languages"
        label={t('fields.languages')}
        empty={t('fields.languagesAdd')}
        value=""
        options={free.map((code) => ({ value: code, text: languageName(code, locale) }))}
        onChange={(event) => {
          const language = free.find((code) => code === event.target.value)
          if (language && value.length < 8) onChange([...value, language])
        }}
        className="max-w-md"
      />
    </div>
  )
}

import { htmlLang, LOCALES } from '#platform/contract/locale.ts'
import type { FieldErrors } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ABOUT_LIMIT, type Details, MAX_REPLY_DAYS, NAME_LIMIT } from '../../contract/inputs.ts'
import type { Kind } from '../../contract/kinds.ts'
import { useText } from '../use-text.ts'
import { KindField, MunicipalityField } from './choice-fields.tsx'
import type { DetailName } from '../../contract/wrong-details.ts'

type Props = {
  details: Details
  /** Unsaved input, by field. */
  typed: Record<string, string> | undefined
  errors: FieldErrors<DetailName>
}

export function DetailFields({ details, typed, errors }: Props) {
  const t = useText()
  const begin = (name: DetailName, saved: string) => typed?.[name] ?? saved
  return (
    <>
      <TextInput
        name="name"
        label={t('fields.name')}
        help={t('fields.nameHelp')}
        error={errors.name}
        defaultValue={begin('name', details.name)}
        maxLength={NAME_LIMIT}
        autoComplete="organization"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <KindField defaultValue={begin('kind', details.kind) as Kind} error={errors.kind} />
        <MunicipalityField
          defaultValue={begin('municipality', details.municipality ?? '')}
          error={errors.municipality}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {LOCALES.map((language) => (
          <Textarea
            key={language}
            name={`about.${language}`}
            label={t(`fields.about.${language}`)}
            lang={htmlLang(language)}
            error={errors[`about.${language}`]}
            defaultValue={begin(`about.${language}`, details.about[language])}
            rows={9}
            limit={ABOUT_LIMIT}
          />
        ))}
      </div>
      <TextInput
        name="replyDays"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_REPLY_DAYS}
        label={t('fields.replyDays')}
        help={t('fields.replyDaysHelp')}
        error={errors.replyDays}
        defaultValue={begin('replyDays', String(details.replyDays))}
        className="max-w-sm"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput
          name="website"
          type="url"
          inputMode="url"
          label={t('fields.website')}
          help={t('fields.websiteHelp')}
          error={errors.website}
          defaultValue={begin('website', details.website)}
          maxLength={200}
          autoComplete="url"
        />
        <TextInput
          name="registerNumber"
          inputMode="numeric"
          label={t('fields.register')}
          help={t('fields.registerHelp')}
          error={errors.registerNumber}
          defaultValue={begin('registerNumber', details.registerNumber ?? '')}
          maxLength={20}
          autoComplete="off"
        />
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          label={t('fields.email')}
          error={errors.email}
          defaultValue={begin('email', details.email)}
          maxLength={254}
          autoComplete="off"
        />
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          label={t('fields.phone')}
          error={errors.phone}
          defaultValue={begin('phone', details.phone)}
          maxLength={30}
          autoComplete="off"
        />
      </div>
      <TextInput
        name="address"
        label={t('fields.address')}
        error={errors.address}
        defaultValue={begin('address', details.address)}
        maxLength={200}
        autoComplete="street-address"
      />
    </>
  )
}

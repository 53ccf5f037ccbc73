import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, endAfterDays, fromLocal, localDay } from '#platform/contract/local-time.ts'
import { PARTNER_SCOPES, type PartnerScope } from '#platform/contract/partner-scopes.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldSecret } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { NAME_MAX, OVERLAP_DAYS } from '../contract/limits.ts'
import {
  createPartnerKey,
  createPartnerKeySuccessor,
  listPartnerKeys,
  type PartnerKey,
} from '../contract/partner-keys.endpoints.ts'
import { FreshKey } from './fresh-key.tsx'
import { useText } from './use-text.ts'

type Props = {
  /** The key whose place the new one takes. */
  predecessor?: PartnerKey
  needsPassword: boolean
  onClose: () => void
}

const YEAR_DAYS = 365

/** Makes a key and shows it, once. */
export function KeyDialog({ predecessor, needsPassword, onClose }: Props) {
  const t = useText()
  const [key, setKey] = useState<string>()
  const title = predecessor ? t('replaceTitle', { partner: predecessor.partner }) : t('new')
  return (
    <Dialog open onClose={onClose} title={key ? t('freshTitle') : title} closeLabel={t('close')}>
      {key ? (
        <FreshKey value={key} onClose={onClose} />
      ) : (
        <KeyForm
          {...(predecessor && { predecessor })}
          needsPassword={needsPassword}
          onClose={onClose}
          onKey={setKey}
        />
      )}
    </Dialog>
  )
}

function KeyForm({ predecessor, needsPassword, onClose, onKey }: Props & { onKey: (key: string) => void }) {
  const t = useText()
  const queries = useQueryClient()
  const today = localDay(new Date())
  const form = useForm({
    labels: {
      partner: t('fields.partner'),
      scopes: t('fields.scopes'),
      expiresAt: t('fields.expiresAt'),
      password: t('fields.password'),
    },
    validate: (data) => ({
      ...(!predecessor && String(data.get('partner')).trim() === '' && { partner: t('partnerMissing') }),
      ...(!predecessor && data.getAll('scopes').length === 0 && { scopes: t('scopesMissing') }),
      ...(!endOf(data) && { expiresAt: t('dayMissing') }),
      ...(needsPassword && fieldSecret(data, 'password') === '' && { password: t('passwordMissing') }),
    }),
    async send(data) {
      const expiresAt = endOf(data) ?? ''
      const proof = needsPassword ? { password: fieldSecret(data, 'password') } : {}
      const { key } = predecessor
        ? await call(createPartnerKeySuccessor, {
            params: { id: predecessor.id },
            body: { expiresAt, ...proof },
          })
        : await call(createPartnerKey, {
            body: {
              partner: String(data.get('partner')).trim(),
              scopes: data.getAll('scopes') as PartnerScope[],
              expiresAt,
              ...proof,
            },
          })
      onKey(key)
      await queries.invalidateQueries({ queryKey: [listPartnerKeys.path] })
    },
    explain: (error) => errorText(error, t('failed')),
  })
  return (
    <form {...form.props} className="grid gap-4">
      {predecessor ? (
        <p>{t('replaceText', { days: OVERLAP_DAYS })}</p>
      ) : (
        <>
          <TextInput
            name="partner"
            label={t('fields.partner')}
            maxLength={NAME_MAX}
            autoComplete="off"
            error={form.errors.partner}
          />
          <ChoiceGroup legend={t('fields.scopes')} help={t('scopesHelp')} error={form.errors.scopes}>
            {PARTNER_SCOPES.map((scope) => (
              <Checkbox key={scope} name="scopes" value={scope} label={t(`scopeLabels.${scope}`)} />
            ))}
          </ChoiceGroup>
        </>
      )}
      <TextInput
        name="expiresAt"
        type="date"
        label={t('fields.expiresAt')}
        help={t('dayHelp')}
        defaultValue={addDays(today, YEAR_DAYS - 1)}
        min={today}
        max={addDays(today, YEAR_DAYS - 1)}
        error={form.errors.expiresAt}
      />
      {needsPassword && (
        <PasswordInput
          name="password"
          label={t('fields.password')}
          error={form.errors.password}
          autoComplete="current-password"
          required
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
      )}
      <Note tone="sun">{t('once')}</Note>
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('create')} busy={form.busy && t('busy')} />
    </form>
  )
}

/** The end of the chosen day. */
function endOf(data: FormData): string | undefined {
  const day = fromLocal(`${String(data.get('expiresAt'))}T00:00`)
  return day && endAfterDays(day, 0)?.toISOString()
}

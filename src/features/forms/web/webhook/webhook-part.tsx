import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  ADDRESS_MAX,
  getWebhook,
  saveWebhook,
  sendTestDelivery,
  type Webhook,
} from '../../contract/webhook.endpoints.ts'
import { useEdited } from '../edit/use-edited.ts'
import { useWebhookText } from './use-webhook-text.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { useDoor } from '../use-door.ts'

/** The webhook of the form, which passes on what the form received. */
export function WebhookPart() {
  const t = useWebhookText()
  const { at } = useDoor()
  const { id } = useEdited()
  const query = useEndpoint(at(getWebhook), { params: { id }, staleTime: 0 })
  return (
    <section aria-labelledby="webhook-title" className="mt-10 grid max-w-xl gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="webhook-title" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('text')}</p>
      </div>
      <QueryState query={query}>
        {(webhook) => (
          <>
            <AddressForm key={webhook.address} form={id} webhook={webhook} />
            {webhook.address !== null && <DeliveryLog form={id} webhook={webhook} />}
          </>
        )}
      </QueryState>
    </section>
  )
}

function AddressForm({ form: id, webhook }: { form: string; webhook: Webhook }) {
  const t = useWebhookText()
  const { at } = useDoor()
  const { busy, act } = useAct({ refresh: [at(getWebhook).path], failed: t('general') })
  const queries = useQueryClient()
  const [address, setAddress] = useState(webhook.address ?? '')
  const params = { id }
  const form = useForm({
    labels: { address: t('address') },
    validate: (): Record<string, string> => (URL.canParse(address) ? {} : { address: t('addressHelp') }),
    async send() {
      await call(at(saveWebhook), { params, body: { address, renew: false } })
      toast({ title: t('saved') })
      await queries.invalidateQueries({ queryKey: endpointKey(at(getWebhook), { params }) })
    },
    explain: (error) => errorText(error, t('general')),
  })
  const change = (body: { address: string | null; renew: boolean }, message: string) =>
    void act(() => call(at(saveWebhook), { params, body }), message)
  return (
    <form {...form.props} className="grid gap-4">
      <TextInput
        name="address"
        type="url"
        label={t('address')}
        help={t('addressHelp')}
        value={address}
        maxLength={ADDRESS_MAX}
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.address}
        onChange={(event) => setAddress(event.target.value.trim())}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" busy={form.busy && t('busy')}>
          {t('save')}
        </Button>
        {webhook.address !== null && (
          <>
            <Button
              disabled={busy}
              onClick={() => void act(() => call(at(sendTestDelivery), { params }), t('testSent'))}
            >
              {t('test')}
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => change({ address: null, renew: false }, t('ended'))}
            >
              {t('end')}
            </Button>
          </>
        )}
      </div>
      {webhook.secret !== null && (
        <div className="grid gap-1 text-sm">
          <p className="font-strong">{t('secret')}</p>
          <code className="[overflow-wrap:anywhere]" translate="no">
            {webhook.secret}
          </code>
          <p className="text-xs text-ink-2">{t('secretHelp')}</p>
          <div>
            <Button
              small
              look="quiet"
              disabled={busy}
              onClick={() => change({ address: webhook.address, renew: true }, t('renewed'))}
            >
              {t('renew')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}

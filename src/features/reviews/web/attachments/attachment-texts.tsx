import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type Attachment, listAttachments } from '../../contract/attachments.endpoints.ts'
import { useText } from '../use-text.ts'
import type { Slots } from './attachments.tsx'

/** Shows the words of each attached file, or why there are none. */
export function AttachmentTexts({ id, slots }: { id: string; slots: Slots }) {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listAttachments, { params: { id } })
  return (
    <QueryState query={query}>
      {({ attachments }) => (
        <div className="mt-2 max-w-prose">
          <p className="pb-2 text-xs text-ink-2">{t('attached.lead')}</p>
          {attachments.map((attachment, at) => {
            const slot = slots.find((one) => one.id === attachment.slot)
            return (
              <details key={attachment.id} open={at === 0} className="border-t border-line">
                <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong">
                  {slot && readText(slot.title, locale).text}
                </summary>
                <Words attachment={attachment} />
                {attachment.state === 'making' && (
                  <Button small look="quiet" onClick={() => void query.refetch()}>
                    {t('attached.again')}
                  </Button>
                )}
              </details>
            )
          })}
        </div>
      )}
    </QueryState>
  )
}

function Words({ attachment: { state, text, unread, isCut } }: { attachment: Attachment }) {
  const t = useText()
  if (state !== 'text') return <p className="pb-3 text-sm text-ink-2">{t(`attached.${state}`)}</p>
  return (
    <div className="grid gap-2 pb-3 text-sm">
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
      {unread.length > 0 && (
        <p className="text-xs text-sun-ink">
          {t('attached.unread', { count: unread.length, pages: unread.join(', ') })}
        </p>
      )}
      {isCut && <p className="text-xs text-sun-ink">{t('attached.cut')}</p>}
    </div>
  )
}

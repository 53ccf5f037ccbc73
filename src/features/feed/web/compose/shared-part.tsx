import { X } from 'lucide-react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { getCard } from '../../contract/feed.endpoints.ts'
import { SharedCard } from '../post/shared-card.tsx'
import { useText } from '../use-text.ts'

/** What the post that is being written shares, as its readers will see it. */
export function SharedPart({ link, onRemove }: { link: string; onRemove: () => void }) {
  const t = useText()
  const { data } = useEndpoint(getCard, { query: { link } })
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        {data?.card && <SharedCard card={data.card} />}
        {data?.card === null && <p className="text-sm text-harm-ink">{t('card.none')}</p>}
      </div>
      <IconButton icon={<X />} label={t('card.remove')} onClick={onRemove} />
    </div>
  )
}

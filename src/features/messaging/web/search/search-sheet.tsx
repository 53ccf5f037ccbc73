import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { useText } from '../use-text.ts'
import { MessageSearch } from './message-search.tsx'

/** The search of one conversation. */
export function SearchSheet({ conversation, onClose }: { conversation: string; onClose: () => void }) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t('thread.search')} closeLabel={t('new.close')}>
      <div className="-mx-gutter">
        <MessageSearch conversation={conversation} onOpen={onClose} />
      </div>
    </Sheet>
  )
}

import { useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { type Layout, moved, withCard } from '../../contract/layout.ts'
import { useDialogText } from '../use-dialog-text.ts'
import { LayoutRow } from './layout-row.tsx'
import { arrangedCards, cardOf } from './registered-cards.ts'
import { useKeepLayout } from './use-layout.ts'

/** Lists every card by name with buttons to move and hide it; announces changes. */
export function LayoutSheet({ layout: stored, onClose }: { layout: Layout; onClose: () => void }) {
  const layout = arrangedCards(stored)
  const t = useDialogText()
  const locale = useLocale()
  const keep = useKeepLayout(t('layout.failed'))
  const [announcement, setAnnouncement] = useState('')
  const name = (card: string) => cardOf(card).title[locale]

  function move(card: string, by: -1 | 1) {
    const next = moved(layout, card, by)
    keep(next)
    const place = String(next.cards.indexOf(card) + 1)
    setAnnouncement(t('layout.moved', { card: name(card), place, of: String(next.cards.length) }))
  }

  function show(card: string, isVisible: boolean) {
    keep(withCard(layout, card, isVisible))
    setAnnouncement(t(isVisible ? 'layout.visible' : 'layout.hidden', { card: name(card) }))
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('layout.title')}
      closeLabel={t('close')}
      actions={
        <Button
          onClick={() => {
            keep(null)
            setAnnouncement(t('layout.wasReset'))
          }}
        >
          {t('layout.reset')}
        </Button>
      }
    >
      <p className="mb-3 text-sm text-ink-2">{t('layout.text')}</p>
      <ol>
        {layout.cards.map((card, place) => (
          <LayoutRow
            key={card}
            name={name(card)}
            shown={!layout.hidden.includes(card)}
            first={place === 0}
            last={place === layout.cards.length - 1}
            onMove={(by) => move(card, by)}
            onShow={(isVisible) => show(card, isVisible)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Sheet>
  )
}

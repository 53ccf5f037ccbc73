import { Download, Moon, MonitorSmartphone } from 'lucide-react'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { RowList } from './row-list.tsx'
import { useCardText } from '../use-card-text.ts'

/** Lists features of the product that a member may not have found. */
export function TipsCard() {
  const t = useCardText()
  return (
    <>
      <SectionHeading id="tips-title" title={t('tips.title')} />
      <RowList
        rows={[
          { id: 'data', path: '/settings#data', icon: <Download aria-hidden />, text: t('tips.data') },
          {
            id: 'devices',
            path: '/settings#devices',
            icon: <MonitorSmartphone aria-hidden />,
            text: t('tips.devices'),
          },
          { id: 'look', path: '/settings#look', icon: <Moon aria-hidden />, text: t('tips.look') },
        ]}
      />
    </>
  )
}

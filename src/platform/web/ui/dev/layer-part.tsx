import { LogOut, Settings, User } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Dialog, Sheet } from '../layers/dialog.tsx'
import { Menu } from '../layers/menu.tsx'
import { toast } from '../layers/toast-store.ts'
import { Tooltip } from '../layers/tooltip.tsx'
import { Part, Row } from './part.tsx'
import { samples } from './samples.ts'

export function LayerPart() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const { layers } = samples
  const close = () => setOpen(undefined)
  const fail = () =>
    toast({ title: layers.toastTitle, description: layers.toastText, variant: 'destructive' })
  return (
    <Part title={samples.heads.layers}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{layers.open}</Button>
        <Button onClick={() => setOpen('sheet')}>{layers.openSheet}</Button>
        <Menu
          label={layers.menu}
          heading={samples.people[0]}
          trigger={(props) => <Button {...props}>{layers.menu}</Button>}
          items={[
            { text: layers.profile, icon: <User />, to: '/dev/ui' },
            { text: layers.settings, icon: <Settings />, onSelect: () => toast({ title: layers.settings }) },
            { text: layers.leave, icon: <LogOut />, onSelect: () => toast({ title: layers.toast }) },
          ]}
        />
        <Button onClick={() => toast({ title: layers.toast })}>{layers.showToast}</Button>
        <Button onClick={fail}>{layers.showError}</Button>
        <Tooltip text={layers.hint}>
          {(describe) => <Button {...describe}>{samples.buttons.save}</Button>}
        </Tooltip>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={layers.title}
        closeLabel={layers.close}
        actions={
          <>
            <Button look="quiet" onClick={close}>
              {layers.keep}
            </Button>
            <Button onClick={fail}>{layers.withdraw}</Button>
          </>
        }
      >
        <p className="text-sm text-ink-2">{layers.text}</p>
        <TextInput name="email" type="email" label={layers.email} />
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title={layers.sheetTitle} closeLabel={layers.close}>
        <p className="text-ink-2">{layers.sheetText}</p>
      </Sheet>
    </Part>
  )
}

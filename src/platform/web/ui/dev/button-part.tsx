import { Bell, Bookmark, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { IconButton, IconLink } from '../buttons/icon-button.tsx'
import { Kbd } from '../blocks/kbd.tsx'
import { Part, Row } from './part.tsx'
import { samples } from './samples.ts'

export function ButtonPart() {
  const [saved, setSaved] = useState(true)
  const [busy, setBusy] = useState(true)
  const { buttons } = samples
  return (
    <Part title={samples.heads.buttons}>
      <Row>
        <Button look="key">{buttons.key}</Button>
        <Button look="river">{buttons.river}</Button>
        <Button>{buttons.line}</Button>
        <Button look="quiet">{buttons.quiet}</Button>
        <Button look="harm" icon={<Trash2 />}>
          {buttons.harm}
        </Button>
        <ButtonLink to="/dev/ui" look="line">
          {buttons.link}
        </ButtonLink>
      </Row>
      <Row>
        <Button small look="key">
          {buttons.small}
        </Button>
        <Button small look="river">
          {buttons.small}
        </Button>
        <Button small>{buttons.small}</Button>
        <Button small look="quiet" onClick={() => setBusy(!busy)}>
          {buttons.small}
        </Button>
        <Button look="key" busy={busy && buttons.busy}>
          {buttons.key}
        </Button>
        <Button busy={busy && buttons.busy}>{buttons.line}</Button>
      </Row>
      <Row>
        <Button look="key" reason={buttons.reason}>
          {buttons.unavailable}
        </Button>
        <IconButton
          icon={<Bookmark />}
          label={buttons.save}
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        />
        <IconLink to="/dev/ui" icon={<Bell />} label={buttons.notices} count={4} />
        <IconButton icon={<Search />} label={buttons.find} />
        <span className="flex min-h-target items-center">
          <Kbd>{samples.shortcut}</Kbd>
        </span>
      </Row>
      <div className="max-w-100">
        <Button wide>{buttons.wide}</Button>
      </div>
    </Part>
  )
}

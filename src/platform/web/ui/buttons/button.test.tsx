import { expect, test } from 'vitest'
import { renderHtml } from '#tests/setup/render-html.ts'
import { Button } from './button.tsx'

test('a button is called by what it says while it is busy, and by its own name before and after', async () => {
  const markup = (busy: string | false) =>
    renderHtml(
      <Button aria-label="Pročitaj sad: Oglasi" busy={busy}>
        Pročitaj sad
      </Button>,
    )
  expect(await markup(false)).toContain('aria-label="Pročitaj sad: Oglasi"')
  expect(await markup('Čitam…')).not.toContain('aria-label')
  expect(await markup('Čitam…')).toContain('Čitam…')
})

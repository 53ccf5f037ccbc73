import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { provideElementWriter } from './platform/web/script/element-writer.ts'

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })

// Who reads Cyrillic waits for what writes it, so that the page becomes what the server sent.
if (document.documentElement.dataset.script === undefined) hydrate()
else
  import('./platform/web/script/cyrillic-element.tsx')
    .then(({ writeElement }) => provideElementWriter(() => writeElement))
    .then(hydrate, hydrate)

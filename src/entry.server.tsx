import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { type ElementWriter, provideElementWriter } from './platform/web/script/element-writer.ts'
import { writeElement } from './platform/web/script/cyrillic-element.tsx'
import { pageRequest } from './platform/web/shell/page-context.ts'

export { createRequestHandler, matchRoutes } from 'react-router'
export { createPageContext } from './platform/web/shell/page-context.ts'

const TIMEOUT_MS = 5000

/** Pages are drawn side by side, each in the script of its reader. */
const writing = new AsyncLocalStorage<ElementWriter>()
provideElementWriter(() => writing.getStore())

/** Renders a whole page before the first byte leaves: pages are cached, and hashed for the content policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
): Promise<Response> {
  const { nonce, script } = load.get(pageRequest)
  const draw = () => drawPage({ request, status, headers, context, nonce })
  return script === 'cyrillic' ? writing.run(writeElement, draw) : draw()
}

type Drawing = { request: Request; status: number; headers: Headers; context: EntryContext; nonce: string }

function drawPage({ request, status, headers, context, nonce }: Drawing): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        // The page leaves in one piece, so no part of it waits behind a script that puts it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          code = 500
          reject(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('rendering took too long')), TIMEOUT_MS)
  })
}

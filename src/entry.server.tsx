import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageRequest } from './platform/web/shell/page-context.ts'

export { createRequestHandler, matchRoutes } from 'react-router'
export { createPageContext } from './platform/web/shell/page-context.ts'

const TIMEOUT_MS = 5000

/** Renders a whole page before the first byte leaves: pages are cached, and hashed for the content policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
): Promise<Response> {
  const { nonce } = load.get(pageRequest)
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

import type { LoaderFunctionArgs } from 'react-router'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { getPublicForm, getSubmissionOfSender } from '../../contract/public.endpoints.ts'

const USE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const KEY = /^[\w-]{43}$/

type Args = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>

function keyIn({ request }: Args): string | undefined {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return KEY.test(token) ? token : undefined
}

/** Loads the form of an address, with what its sender has begun under the key in it. */
export async function loadForm(args: Args) {
  const { context, params } = args
  const token = keyIn(args)
  const use = new URL(args.request.url).searchParams.get('for') ?? ''
  const query = { ...(token !== undefined && { token }), ...(USE.test(use) && { for: use }) }
  const { api, publicUrl } = context.get(pageRequest)
  const form = await api(getPublicForm, { params: { slug: params.slug ?? '' }, query })
  return { form, token, origin: publicUrl }
}

/** Loads the submission of the key in an address. */
export async function loadReceipt(args: Args) {
  const { context, params } = args
  const token = keyIn(args)
  const submission =
    token &&
    (await context
      .get(pageRequest)
      .api(getSubmissionOfSender, { params: { slug: params.slug ?? '' }, query: { token } }))
  // A wrong key is not written into the page.
  return submission ? { sent: submission, token } : { sent: undefined, token: '' }
}

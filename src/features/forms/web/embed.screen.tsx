import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { FormBody, FormHead } from './form/form-body.tsx'
import { loadForm } from './form/load-form.ts'

export const handle: PageHandle = {
  reading: true,
  hidden: true,
  framed: true,
  chrome: 'bare',
  title: titles.form,
}

export async function loader(args: LoaderFunctionArgs) {
  const { form, token, origin } = await loadForm(args)
  if (!form.framed) throw data(null, { status: 404 })
  return { form, token, origin }
}

/** The form in a frame of another site, without script to its last step. */
export default function EmbedScreen() {
  const { form, token, origin } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap max-w-3xl py-4">
      <FormHead form={form} />
      <FormBody form={form} token={form.draft ? token : undefined} origin={origin} framed />
    </main>
  )
}

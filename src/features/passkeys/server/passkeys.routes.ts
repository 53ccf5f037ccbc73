import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract/passkeys.endpoints.ts'
import { addPasskey, creationOptions, passkeysOf, removePasskey, renamePasskey } from './passkeys.service.ts'
import { signInOptions, signInWithPasskey } from './sign-in.service.ts'

export const routes: readonly Route[] = [
  route(endpoints.listPasskeys, 'member', passkeysOf),
  route(endpoints.getPasskeyOptions, 'member', creationOptions),
  route(endpoints.addPasskey, 'member', async ({ services, session, body }) => ({
    id: await addPasskey({ services, session, ...body }),
  })),
  route(endpoints.updatePasskey, 'owner', async ({ services, session, params, body }) => {
    await renamePasskey({ services, session, ...params, ...body })
    return undefined
  }),
  route(endpoints.removePasskey, 'owner', async ({ services, session, params }) => {
    await removePasskey({ services, session, ...params })
    return undefined
  }),
  route(endpoints.getSignInOptions, 'public', ({ services }) => signInOptions(services)),
  route(endpoints.signInWithPasskey, 'public', (context) =>
    signInWithPasskey({ services: context.services, context, ...context.body }),
  ),
]

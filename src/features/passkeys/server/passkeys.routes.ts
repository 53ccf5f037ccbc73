import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract/passkeys.endpoints.ts'
import {
  addPasskey,
  getPasskeyOptions,
  listPasskeys,
  removePasskey,
  updatePasskey,
} from './passkeys.service.ts'
import { getSignInOptions, signInWithPasskey } from './sign-in.service.ts'

export const routes: readonly Route[] = [
  route(endpoints.listPasskeys, 'member', listPasskeys),
  route(endpoints.getPasskeyOptions, 'member', getPasskeyOptions),
  route(endpoints.addPasskey, 'member', async ({ services, session, body }) => ({
    id: await addPasskey({ services, session, ...body }),
  })),
  route(endpoints.updatePasskey, 'owner', async ({ services, session, params, body }) => {
    await updatePasskey({ services, session, ...params, ...body })
    return undefined
  }),
  route(endpoints.removePasskey, 'owner', async ({ services, session, params }) => {
    await removePasskey({ services, session, ...params })
    return undefined
  }),
  route(endpoints.getSignInOptions, 'public', ({ services }) => getSignInOptions(services)),
  route(endpoints.signInWithPasskey, 'public', (context) =>
    signInWithPasskey({ services: context.services, context, ...context.body }),
  ),
]

import type { Feature, Registry } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract/mails.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { getMail, listMails, sendMail } from './mails.service.ts'
import { mountSamplePage } from './sample-page.ts'

/** The mails of the product as staff see and try them before people read them. */
export function createMailsFeature({ features }: { features: Registry }): Feature {
  return {
    name: 'mails',
    catalogues: { bhs, en },
    routes: [
      route(endpoints.listMails, 'globalAdmin', ({ services, session: { userId }, locale }) =>
        listMails({ services, features, userId, locale }),
      ),
      route(endpoints.getMail, 'globalAdmin', ({ services, session: { userId }, query }) =>
        getMail({ services, features, userId, ...query }),
      ),
      route(endpoints.sendMail, 'globalAdmin', ({ services, session: { userId }, body }) =>
        sendMail({ services, features, userId, ...body }),
      ),
    ],
    mount: mountSamplePage(features),
  }
}

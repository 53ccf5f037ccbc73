import { type Route, route } from '#platform/server/http/route.ts'
import * as money from '../../contract/money/money.endpoints.ts'
import * as changes from '../../contract/money/changes.endpoints.ts'
import * as payments from '../../contract/money/payments.endpoints.ts'
import * as files from '../../contract/money/files.endpoints.ts'
import { requestChange, decideChange, withdrawChange } from './changes.service.ts'
import { addReceipt, addSigned, readPaper, removePaperOf } from './files.service.ts'
import {
  acceptReport,
  sendAgreement,
  withdrawAgreement,
  rejectReport,
  signAgreement,
  saveAgreement,
} from './agreement.service.ts'
import { getMoney } from './money.service.ts'
import { agreementFile } from './paper/agreement-file.service.ts'
import { signAmendmentOf } from './paper/signing.service.ts'
import { paymentFile } from './payments/payment-file.service.ts'
import { listAllPayments } from './payments/payment-list.service.ts'
import { submitReport } from './reminders/interim.service.ts'
import { withdrawRelease, createPayment, releaseInstalment, cancelPayment } from './payments.service.ts'

/** The money between a bank and a team: contract, instalments, payments. */
export const moneyRoutes: readonly Route[] = [
  route(money.getMoney, 'owner', ({ services, session, params }) =>
    getMoney({ services, session, ...params }),
  ),
  route(payments.listPayments, 'member', ({ services: { db }, session, query: filter }) =>
    listAllPayments(db, { session, filter }),
  ),
  route(payments.exportPayments, 'member', paymentFile),
  route(money.getAgreementFile, 'owner', agreementFile),
  route(money.saveAgreement, 'owner', ({ services, session, params, body, request: { headers } }) =>
    saveAgreement({ services, session, ...params }, { body, headers }),
  ),
  route(money.sendAgreement, 'owner', async ({ services, session, params, request: { headers } }) => {
    await sendAgreement({ services, session, ...params }, headers)
    return undefined
  }),
  route(money.withdrawAgreement, 'owner', async ({ services, session, params, body }) => {
    await withdrawAgreement({ services, session, ...params }, body.reason)
    return undefined
  }),
  route(money.signAgreement, 'owner', async ({ services, session, params, body }) => {
    await signAgreement({ services, session, ...params }, body)
    return undefined
  }),
  route(money.signAmendment, 'owner', async ({ services, session, params, body }) => {
    await signAmendmentOf({ services, session, ...params }, body)
    return undefined
  }),
  route(money.submitReport, 'owner', async ({ services, session, params, body }) => {
    await submitReport({ services, session, ...params }, body.text)
    return undefined
  }),
  route(money.rejectReport, 'owner', async ({ services, session, params, body }) => {
    await rejectReport({ services, session, ...params }, body.reason)
    return undefined
  }),
  route(money.acceptReport, 'owner', async ({ services, session, params }) => {
    await acceptReport({ services, session, ...params })
    return undefined
  }),
  route(money.releaseInstalment, 'owner', async ({ services, session, params }) => {
    await releaseInstalment({ services, session, ...params })
    return undefined
  }),
  route(money.withdrawRelease, 'owner', async ({ services, session, params }) => {
    await withdrawRelease({ services, session, ...params })
    return undefined
  }),
  route(money.createPayment, 'owner', async ({ services, session, params, body }) => {
    await createPayment({ services, session, ...params }, body.day)
    return undefined
  }),
  route(files.uploadReceipt, 'owner', ({ services, session, params, query, request }) =>
    addReceipt({ services, session, ...params, ...query, bytes: request.body as Buffer }),
  ),
  route(files.uploadSigned, 'owner', ({ services, session, params, query, request }) =>
    addSigned({ services, session, ...params, ...query, bytes: request.body as Buffer }),
  ),
  route(files.uploadSignedAmendment, 'owner', ({ services, session, params, query, request }) =>
    addSigned({ services, session, ...params, ...query, bytes: request.body as Buffer }),
  ),
  route(files.getPaper, 'owner', readPaper),
  route(files.removePaper, 'owner', async ({ services, session, params }) => {
    await removePaperOf({ services, session, ...params })
    return undefined
  }),
  route(changes.requestChange, 'owner', async ({ services, session, params, body }) => {
    await requestChange({ services, session, ...params }, body)
    return undefined
  }),
  route(changes.withdrawChange, 'owner', async ({ services, session, params }) => {
    await withdrawChange({ services, session, ...params })
    return undefined
  }),
  route(changes.decideChange, 'owner', async ({ services, session, params, body }) => {
    await decideChange({ services, session, ...params }, body)
    return undefined
  }),
  route(money.cancelPayment, 'owner', async ({ services, session, params, body }) => {
    await cancelPayment({ services, session, ...params }, body.reason)
    return undefined
  }),
]

import { endpoint } from '#platform/contract/endpoint.ts'
import { layout } from './dashboard.endpoints.ts'

export const saveLayout = endpoint({
  method: 'PUT',
  path: '/api/dashboard/layout',
  summary: 'Keeps the order of one’s cards and which of them are hidden; the answer is what is kept',
  status: 200,
  body: layout,
  response: layout,
})

export const deleteStartCard = endpoint({
  method: 'DELETE',
  path: '/api/dashboard/start',
  summary: 'Puts away the card with which a newcomer begins, on all devices',
})

export const deleteLayout = endpoint({
  method: 'DELETE',
  path: '/api/dashboard/layout',
  summary: 'Puts the cards back to where everybody finds them first',
})

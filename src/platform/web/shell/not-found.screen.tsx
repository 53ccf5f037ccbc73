import { data } from 'react-router'
import { NotFoundCard } from './not-found-card.tsx'

export const handle = { reading: true, hidden: true, chrome: 'bare', cacheable: true }

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundScreen() {
  return <NotFoundCard />
}

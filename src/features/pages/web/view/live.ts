import { createContext } from 'react'
import { type ArticleCard, listArticles } from '#features/articles/contract/public.endpoints.ts'
import { listBanks } from '#features/banks/contract/banks.endpoints.ts'
import { getCall, type PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { getPublicForm, type PublicForm } from '#features/forms/contract/public.endpoints.ts'
import type { Card } from '#features/opportunities/contract/card.ts'
import { listOpportunities } from '#features/search/contract/search.endpoints.ts'
import { type Ballot, getBallot } from '#features/votes/contract/votes.endpoints.ts'
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Block } from '../../contract/blocks/definitions.ts'
import type { Content } from '../../contract/content.ts'

/** The current data of other features for a block. */
export type Live =
  | { type: 'opportunities'; rows: Card[] }
  | { type: 'articles'; rows: ArticleCard[] }
  | { type: 'banks'; rows: { slug: string; name: string }[] }
  | { type: 'fund'; call: PublicCall }
  | { type: 'votes'; ballot: Ballot }
  | { type: 'form'; form: PublicForm }
export type LiveParts = Readonly<Record<string, Live>>

/** Asks the API: within the process where the page is drawn, over the network in the editor. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: { params?: ParamsOf<E>; query?: QueryOf<E> },
) => Promise<ResponseOf<E>>

/** The data of other features, by block id. */
export const LiveContext = createContext<LiveParts>({})

/** Everything that the blocks of a page show of other features; a call or a form that is gone leaves its block empty. */
export async function loadLive(ask: Ask, { content }: Content): Promise<LiveParts> {
  const parts = await Promise.all(
    content.map(async (block): Promise<[string, Live][]> => {
      const live = await liveOf(ask, block)
      return live ? [[block.props.id, live]] : []
    }),
  )
  return Object.fromEntries(parts.flat())
}

async function liveOf(ask: Ask, block: Block): Promise<Live | undefined> {
  switch (block.type) {
    case 'opportunities': {
      const { kind, count } = block.props
      const { items } = await ask(listOpportunities, { query: kind === 'all' ? {} : { kind } })
      return { type: 'opportunities', rows: items.slice(0, count) }
    }
    case 'articles': {
      const { topic, count } = block.props
      const { articles } = await ask(listArticles, { query: topic === 'all' ? {} : { topic } })
      return { type: 'articles', rows: articles.slice(0, count) }
    }
    case 'banks': {
      const { banks } = await ask(listBanks, {})
      return { type: 'banks', rows: banks.map(({ slug, name }) => ({ slug, name })) }
    }
    case 'fund': {
      const call = await ofSlug(block.props.call, (slug) => ask(getCall, { params: { slug } }))
      return call && { type: 'fund', call }
    }
    case 'votes': {
      const ballot = await ofSlug(block.props.call, (slug) => ask(getBallot, { params: { slug } }))
      return ballot && { type: 'votes', ballot }
    }
    case 'form': {
      const form = await ofSlug(block.props.form, (slug) =>
        ask(getPublicForm, { params: { slug }, query: {} }),
      )
      return form && { type: 'form', form }
    }
    default:
      return undefined
  }
}

async function ofSlug<T>(slug: string, load: (slug: string) => Promise<T>): Promise<T | undefined> {
  if (slug === '') return undefined
  try {
    return await load(slug)
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined
    throw error
  }
}

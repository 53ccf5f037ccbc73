import { useEffect } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { layOutDeferredSections } from '#platform/web/shell/deferred-sections.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { landingBlocks } from '../contract/blocks.ts'
import { landingTitle } from '../contract/titles.ts'
import { Advantages } from './advantages.tsx'
import { Banks } from './banks.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Plans } from './plans.tsx'
import { Proof } from './proof.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { Steps } from './steps.tsx'
import { StoneShapes } from './stone-shapes.tsx'
import { Water } from './water.tsx'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  guestOnly: true,
  chrome: 'bare',
  title: landingTitle,
}

export function loader({ context }: LoaderFunctionArgs) {
  return loadBlocks(context, landingBlocks)
}

export default function LandingScreen() {
  useEffect(layOutDeferredSections, [])
  return (
    <BlocksProvider defaults={landingBlocks} edited={useLoaderData<typeof loader>()}>
      <PublicHeader home />
      <main id="main" className="far">
        <StoneShapes />
        <Hero />
        <Water />
        <Steps />
        <Advantages />
        <Proof />
        <Banks />
        <Plans />
        <Closing />
      </main>
      <PublicFooter />
    </BlocksProvider>
  )
}

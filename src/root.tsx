import stylesheet from './platform/web/ui/app.css?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { SessionProvider } from '#platform/web/session/session-provider.tsx'
import { useImpersonationToken } from '#platform/web/session/use-impersonation-token.ts'
import { Consent } from '#features/consent/web/index.ts'
import { LegalQuestion } from '#features/legal/web/index.ts'
import { Offline } from '#features/offline/web/index.ts'
import { AdminBar, EditModeProvider } from '#features/content/web/index.ts'
import { isBelow } from '#platform/contract/area-paths.ts'
import { scriptedLang } from '#platform/contract/locale.ts'
import { useFocusKeeper } from '#platform/web/focus/use-focus-keeper.ts'
import { cleanPaste } from '#platform/web/forms/clean-paste.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { markHydrated } from '#platform/web/shell/hydrated.ts'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { DocumentHead } from '#platform/web/shell/document-head.tsx'
import { ErrorScreen } from '#platform/web/shell/error-screen.tsx'
import { NavigationProgress } from '#platform/web/shell/navigation-progress.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { RouteAnnouncer } from '#platform/web/shell/route-announcer.tsx'
import { ScreenBoundary } from '#platform/web/shell/screen-boundary.tsx'
import { ThemeColour } from '#platform/web/shell/theme-colour.tsx'
import { whenIdle } from '#platform/web/shell/when-idle.ts'
import { useBackSteps } from '#platform/web/shell/use-back-step.ts'
import { useFromServer } from '#platform/web/shell/use-from-server.ts'
import { Toaster } from '#platform/web/ui/layers/toaster.tsx'
import { Frame, hasMemberFrame } from '#features/shell/web/index.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const {
    locale,
    theme,
    script,
    kept,
    signed,
    product,
    publicUrl,
    pixelId,
    visitorScript,
    memberFrame,
    texts,
    announcement,
    resting,
  } = context.get(pageRequest)
  const editing = new URL(request.url).searchParams.get('admin_edit') === 'true'
  return {
    locale,
    theme,
    signed,
    product,
    publicUrl,
    pixelId,
    visitorScript,
    memberFrame,
    editing,
    ...(script === 'cyrillic' && { kept }),
    ...(texts.version && { texts: texts.version }),
    ...(announcement && { announcement }),
    ...(resting.length > 0 && { resting }),
  }
}

export const shouldRevalidate = () => false

type RootData = Awaited<ReturnType<typeof loader>>

export default function Root() {
  return <Outlet />
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
  const handle = useHandle()
  const { pathname } = useLocation()
  // Without the root's data not even the language is known: the last resort is a plain page.
  const {
    locale = 'bhs',
    theme = 'light',
    signed = false,
    editing = false,
    product = 'Zamah',
    publicUrl = '',
    pixelId,
    visitorScript,
    memberFrame,
    texts,
    kept,
    announcement,
    resting = [],
  } = data ?? {}
  const framed = handle.framed === true
  // In the browser the application runs already, and goes on on reading pages too.
  const still = import.meta.env.SSR && (framed || (handle.reading === true && !signed && !editing))
  return (
    <html
      lang={scriptedLang(locale, kept !== undefined)}
      data-theme={theme}
      {...(kept !== undefined && { 'data-script': 'cyrillic' })}
      className="print:on-white"
      {...(still && { 'data-reading': '1' })}
      {...(import.meta.env.SSR && handle.first && { 'data-first': handle.first.join(' ') })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColour theme={theme} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {texts && !still && (
          <link rel="preload" as="fetch" crossOrigin="anonymous" href={`/texts/${locale}-${texts}.json`} />
        )}
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
      </head>
      <body
        data-pixel={framed ? undefined : pixelId}
        className={announcement && !framed ? 'flex flex-col' : undefined}
      >
        <Providers locale={locale} texts={texts} kept={kept} opensOffline={handle.opensOffline === true}>
          <DocumentHead handle={handle} product={product} publicUrl={publicUrl} />
          <EditModeProvider>
            <ScreenBoundary place={pathname}>
              <Frame handle={handle}>
                {isBelow(pathname, resting) ? <Resting bare={!hasMemberFrame(handle)} /> : children}
              </Frame>
            </ScreenBoundary>
            <ComponentBoundary>
              <AdminBar />
            </ComponentBoundary>
          </EditModeProvider>
          {/* Last in the document, so that every page begins with its own skip link; first in the window. */}
          {announcement && !framed && (
            <ComponentBoundary>
              <Suspense fallback={null}>
                <AnnouncementBar announcement={announcement} />
              </Suspense>
            </ComponentBoundary>
          )}
          <Messages />
          {/* In the flow of the page, so that its end is never covered, and above the bars at the foot. */}
          <div className="sticky bottom-(--foot,0px) z-30 print:hidden">
            {!still && <Impersonating />}
            {!still && <LegalQuestion />}
            {!still && <Offline />}
            {!framed && <Consent />}
          </div>
        </Providers>
        <link rel="stylesheet" href={stylesheet} />
        {memberFrame && (signed || hasMemberFrame(handle)) && <link rel="modulepreload" href={memberFrame} />}
        {still ? !framed && <script type="module" src={visitorScript} /> : <Application />}
      </body>
    </html>
  )
}

type ProvidersProps = Pick<RootData, 'locale'> & {
  texts: string | undefined
  kept: string | undefined
  opensOffline: boolean
  children: ReactNode
}

function Providers({ locale, texts, kept, opensOffline, children }: ProvidersProps) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <LocaleProvider initial={locale} texts={texts} kept={kept}>
        <SessionProvider opensOffline={opensOffline}>{children}</SessionProvider>
      </LocaleProvider>
    </QueryClientProvider>
  )
}

function Application() {
  const fromServer = useFromServer()
  useEffect(markHydrated, [])
  useEffect(cleanPaste, [])
  useEffect(() => whenIdle(measureSpeed), [])
  useBackSteps()
  useFocusKeeper()
  return (
    <>
      {fromServer ? <ScrollRestoration /> : <ScrollKeeper />}
      <RouteAnnouncer />
      <NavigationProgress />
      {fromServer && <Scripts />}
    </>
  )
}

/** Measures one page load in four; automated browsers would distort the figures. */
function measureSpeed() {
  if (Math.random() < 0.25 && !navigator.webdriver)
    void import('#features/statistics/web/index.ts').then(
      ({ startPageSpeed }) => startPageSpeed(),
      () => undefined,
    )
}

/** Keeps the scroll position without the framework's inline script. */
function ScrollKeeper() {
  useScrollRestoration()
  return null
}

// Nearly always there is none.
const AnnouncementBar = lazy(async () => ({
  default: (await import('#features/announcements/web/index.ts')).AnnouncementBar,
}))

// Nearly always everything is on.
const RestingScreen = lazy(async () => ({
  default: (await import('#platform/web/shell/resting-screen.tsx')).RestingScreen,
}))

function Resting({ bare }: { bare: boolean }) {
  return (
    <Suspense fallback={null}>
      <RestingScreen bare={bare} />
    </Suspense>
  )
}

// Nearly nobody needs it.
const ImpersonationBar = lazy(async () => ({
  default: (await import('#features/admin/web/index.ts')).ImpersonationBar,
}))

/** On every page while an admin impersonates a member. */
function Impersonating() {
  const token = useImpersonationToken()
  if (!token) return null
  return (
    <ComponentBoundary>
      <Suspense fallback={null}>
        <ImpersonationBar token={token} />
      </Suspense>
    </ComponentBoundary>
  )
}

function Messages() {
  const t = useShellText()
  return <Toaster label={t('shell.toasts')} closeLabel={t('shell.dismiss')} />
}

/** The error page when no page is known yet. */
export function ErrorBoundary() {
  const handle = useHandle()
  return <ErrorScreen bare={!hasMemberFrame(handle)} />
}

function useHandle(): Partial<PageHandle> {
  const match = useMatches().findLast(({ handle }) => handle)
  // A page about one thing of many says in its loader what the head should tell about it.
  const { head } = (match?.loaderData ?? {}) as { head?: Partial<PageHandle> }
  return { ...(match?.handle as Partial<PageHandle> | undefined), ...head }
}
